export const pl = {
  goal: 'Coś dzwoni pod rzeką, a Arkham zostało kilka wieczorów. Wygrywacie albo przegrywacie razem: przy tym stole nikt nie gra przeciw wam. Najpierw wybierz, kim jesteś. Weź Tommy’ego Muldoona, młodego policjanta ze strzelbą Becky i parą kajdanek.',
  town: 'Oto miasto. Każda dzielnica ma trzy pola, a między dzielnicami biegną ulice. Zaczynasz na dworcu. Co świeci, to można wybrać, tutaj albo na liście; jedno i drugie zawsze oferuje to samo.',
  codex:
    'Co trzeba zrobić, jeszcze nie wiadomo. Mówią o tym akta sprawy: w kodeksie leżą dwie karty. Karta 51 czeka na wskazówki na arkuszu scenariusza, ale czeka też na zagładę. Wskazówki prowadzą was naprzód, zagłada przybliża koniec.',
  doom: 'Te plamy to zagłada. Trzy żetony na jednym polu albo pięć w dzielnicy i rzeczywistość tam pęka. Trzeba je usunąć wcześniej. Jeden leży obok, w redakcji „Arkham Advertiser”.',
  move: 'Badacz ma w rundzie dwie akcje, każdą najwyżej raz. Pierwsza to ruch: do dwóch pól. Idź do redakcji.',
  stay: 'Możesz iść dalej. Zostań tutaj.',
  ward: 'Druga akcja to ochrona: test wiedzy. Tommy słabo się na tym zna, ma dwie kości. Każde 5 lub 6 to sukces i jeden żeton zagłady mniej. Szansę widać, gdy wskazujesz akcję. Wykonaj ochronę.',
  monsters:
    'Jeden sukces, jeden żeton mniej. Potem ruszyły potwory; dokąd – mówią ich karty. Ich kolejność wybierasz ty, ale gra pyta o nią tylko wtedy, gdy może coś zmienić.',
  encounter:
    'Potem każdy, kto nie jest w zwarciu, ma spotkanie: stronę z talii swojej dzielnicy. Twoje należało do wskazówki z Dzielnicy północnej; test się udał i wskazówka jest twoja. Wszystkie strony można przeczytać jeszcze raz w aktach, w zakładce „Opowieść”.',
  headline:
    'Na końcu jest faza mitów. Dobierasz z czary dwa żetony, jeden po drugim. Odczytano nagłówek, a potem zagłada dotarła do Klubu Tik-Tak. Co jeszcze jest w czarze, można w każdej chwili policzyć: naciśnij czarę.',
  research:
    'Wskazówka w kieszeni niczego nie rozwiązuje. Badanie to test spostrzegawczości; każdy sukces pozwala położyć jedną twoją wskazówkę na arkuszu scenariusza. Wykonaj badanie.',
  hand: 'Dwa sukcesy, ale tylko jedna wskazówka. Połóż ją tam.',
  onSheet:
    'Na arkuszu leży jedna wskazówka. Gdy będą dwie, karta 51 wpuści do kodeksu następną i sprawa ruszy dalej. W kilku graczy trzeba trzech.',
  engage:
    'Na dworcu zjawiła się Zakapturzona postać. Kto wejdzie na pole przygotowanego potwora, jest z nim w zwarciu i może tylko walczyć, wymykać się albo wzmacniać. Mimo to idź tam.',
  harm: 'Uderza pierwsza: jedno obrażenie. Karty z wytrzymałością mogą je przyjąć za ciebie. Niech przyjmie je Becky; twoje siedem punktów wytrzymałości zostanie nietknięte.',
  mythos:
    'W zwarciu nie ma spotkań. Z czary wyszedł pusty żeton, a potem jeszcze więcej zagłady, na Placu Niepodległości. Znów twoja tura.',
  focus:
    'Zanim strzelisz, wyceluj: wzmocnij siłę. Żeton dodaje kość do każdego testu tej umiejętności, a można go też wydać, aby przerzucić kość w dowolnym teście.',
  attack: 'Teraz zaatakuj Zakapturzoną postać. Test siły: trzy kości i jedna za wzmocnienie.',
  becky:
    'Zobacz, jak powstaje pula. Karty dodają kości, dopóki wystarczają dwie ręce. Becky zajmuje obie i daje cztery kości więcej. Użyj jej.',
  route:
    'Cztery sukcesy; wystarczyłby jeden. Potwory znów ruszają, a gdy dwie drogi są równie krótkie, wybierasz ty. Wyślij Zbira mieszańca Ulicą Umarłych, z dala od siebie.',
  blessed:
    'Kolejne spotkanie i błogosławieństwo: teraz sukcesami są dla ciebie 4, 5 i 6, aż do pierwszego niezdanego testu. Karty mówią, co robią, gdy je wskażesz.',
  gate: 'I najgorszy żeton, otwarcie bramy: zagłada na każdym polu Dzielnicy południowej. Tam, gdzie zapełnia się najszybciej, będziecie potrzebni.',
  street:
    'Na Placu Niepodległości leżą dwa żetony zagłady, a w Śródmieściu wskazówka. Idź tam: najpierw na Ulicę Kapliczną.',
  streetOn: 'Ulice prowadzą do następnej dzielnicy. Dalej do Azylu w Arkham.',
  taxi: 'Dwa pola są za darmo; za dolara można dokupić następne, najwyżej dwa. Weź taksówkę na Plac Niepodległości.',
  arrived: 'Tu wysiadasz.',
  wardAgain: 'Jeszcze raz ochrona. Z błogosławieństwem każda kość ma równe szanse.',
  reroll:
    'Jedynka i czwórka: jeden sukces, a żetony są dwa. Nieudaną kość można przerzucić za żeton wzmocnienia albo wskazówkę. Naciśnij jedynkę albo wydaj wzmocnienie z listy.',
  remnant:
    'Szóstka. Oba żetony zniknęły, a za dwa naraz zyskujesz szczątki: pytają o nie zaklęcia i niektórzy ludzie.',
  refusals:
    'Czego nie można, ma swój powód: zatrzymaj wskaźnik na czymś, co nie świeci, przytrzymaj to palcem albo otwórz na liście „Teraz niemożliwe”. Numer otwiera samą zasadę.',
  farewell:
    'To cała runda: akcje, potwory, spotkania, mity. Tu, w Śródmieściu, wskazówka czeka na twoje następne spotkanie, a na nią czeka kodeks. Graj dalej, jeśli chcesz; rzeka nie ma nic przeciwko temu.',
}
