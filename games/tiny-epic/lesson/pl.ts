import type { Topic } from './steps.ts'

export const pl: Record<Topic, string> = {
  goal: 'Małe miasto, księga, której nikt nie powinien czytać, i coś bardzo starego, co chodzi ulicami. Najpierw trzeba przetłumaczyć dwadzieścia pięć stron Necronomiconu; potem, z tym, czego się nauczycie, zapieczętować sześć pól portali. Wygrywacie albo przegrywacie razem.',
  ring: 'Wokół koła szaleństwa jest pięć miejsc. Każde ma trzy tory na macki: niebieski strach, czerwona furia, zielona chciwość. Pod nimi stoją kroczący, obok leży strona. Chodzi się po kręgu, z jednego miejsca do następnego.',
  historian:
    'Grasz jedną postacią, a według stałych reguł pomaga ci pomocnik. Wybierz, kim będziesz: weź Historyczkę, która może zaglądać do stron w pobliżu, kiedy tylko zechce.',
  assistant:
    'Pierwszy ruszył pomocnik. Jego zakręcenie wskazało Cmentarz i znak +1: zamiast dwóch macek wyszły z worka trzy, wszystkie chciwości. Ogon wskaźnika postawił kroczącego w Przytułku i tam poszedł Nyarlathotep. Potem pomocnik przeszedł na Cmentarz, odkrył stronę i wziął jedną mackę.',
  spin: 'Potem kręcisz ty. Przód pokazał czerwoną moc: tam, gdzie jest Nyarlathotep, i w obu sąsiednich miejscach powstaje czerwony kroczący, jeśli go tam nie ma. Z dwóch macek jedna była macką mocy: trafiła na jego tor energii. Ogon przysłał na Cmentarz kroczącego i samego Nyarlathotepa – tam, gdzie stoisz.',
  ability:
    'Dopóki jest w twoim miejscu, musisz najpierw stąd wyjść. Zdolność nie jest jednak akcją: jako Historyczka możesz odkryć stronę u siebie albo po sąsiedzku. Zajrzyj do Tawerny.',
  move: 'Masz trzy akcje. Ruch prowadzi o jedno miejsce po kręgu i o jedno dalej za każdą posiadaną mackę strachu. Idź do Tawerny. Gdy tam, dokąd przychodzisz, stoją kroczący, ciągniesz macki; w Tawernie nie ma żadnego.',
  page: 'Strona kosztuje jedną mackę furii. Liczba to wiersz Necronomiconu, który wypełnia. Runa zostaje u ciebie i na koniec da ci kości do rzutu.',
  collect:
    'Macki to kłopot, ale i waluta. Akcją zbierasz jedną ze swojego miejsca i po jednej więcej za każdą mackę chciwości, którą masz. Weź chciwość: następnym razem zbierzesz więcej.',
  translate:
    'Strona chce furii, a ty jej nie masz. Macka chaosu zastępuje każdy kolor. Przetłumacz stronę; chaosem zapłaci się samo, bo innego sposobu nie ma.',
  necronomicon:
    'W drugim wierszu leży jeden znacznik. Pięć znaczników zamyka wiersz, a pełny wiersz albo kolumna wrzuca do gry mackę chaosu. Karta z zieloną runą leży przy twoim arkuszu, a do Tawerny trafiła nowa strona, zakryta.',
  chaos:
    'Chaos jest wart więcej, niż się zdaje. Jedna macka kupuje ci kolejną akcję albo dodatkową akcję pomocnika. W swojej turze możesz też wydawać to, co ma pomocnik, jeśli stoicie w tym samym miejscu.',
  refusals:
    'To, czego nie wolno, ma powód, i można o niego zapytać: najedź na miejsce, które nie świeci, przytrzymaj na nim palec albo rozwiń na liście „Teraz nie można”. Numer otwiera samą zasadę.',
  endTurn: 'Trzy akcje wykorzystane. Zakończ turę; teraz gra pomocnik.',
  soothe:
    'Koło pokazuje pomocnikowi ukojenie, a decydujesz ty. Macki na arkuszu kroczących są poza zasięgiem i czekają na coś gorszego; ukojona trafia na arkusz odrzucania, a kiedyś z powrotem do worka. Ukój strach.',
  overflow:
    'Na Cmentarz przyszły dwie macki strachu. Druga zastała pełny tor, więc się przepełnił. Wszystkie trzy trafiły na arkusz kroczących, tor jest pusty, a moc tego koloru wyrwała się na wolność: po jednym niebieskim kroczącym powstało na Nabrzeżu i tuż obok ciebie. Pilnuj pełnych torów.',
  assistantReads:
    'Pomocnik zebrał macki i stać go na stronę na Cmentarzu: dwa chaosy i furia. Pyta, czy ma tłumaczyć. Strony wygrywają grę: pozwól.',
  markers:
    'Trzy kolejne znaczniki w księdze. Potem pomocnik spróbował wygnać kroczącego obok siebie: na kości nie było nic, więc nic to nie kosztowało. Pomocnicy działają według skryptu; ich tury opowiadane są krok po kroku i można je zatrzymać.',
  sootheAgain:
    'Twoje zakręcenie też przynosi ukojenie. Dotyczy ono tylko arkusza kroczących; tory w miejscach się nie zmieniają. Zdejmij z arkusza furię.',
  banish:
    'Teraz kroczący obok ciebie. Żeby go wygnać, rzucasz kością za każdego kroczącego w tym miejscu; najwyższy wynik to cena, w mackach jego koloru. Spróbuj.',
  failed:
    'Dwójka. Nie masz strachu, a chaos tylko jeden, więc nic się nie dzieje, a akcja przepadła. Wyżej na torze obłędu można kości przerzucać; ty jesteś jeszcze przy zdrowych zmysłach.',
  banishAgain: 'Spróbuj jeszcze raz. Zostały ci dwie akcje.',
  banished:
    'Jedynka: na to cię stać. Wygnaj go. Z arkusza kroczących zejdzie też macka jego koloru, a jeśli masz furię, to więcej.',
  townAction:
    'Każde miejsce raz na turę pozwala na coś szczególnego. W Tawernie zamawiasz: do dwóch macek z sąsiedniego miejsca. Weź chciwość z Cmentarza.',
  tracks:
    'Twój tor chciwości jest pełny. To dobrze, bo zbierasz teraz po trzy macki. Jeśli jednak spadnie na ciebie jeszcze jedna chciwość, stracisz wszystkie trzy, a umysł przesunie się o pole w górę toru obłędu.',
  endAgain: 'To była trzecia akcja. Zakończ turę i patrz, co robi pomocnik.',
  delirium:
    'Wszedł między trzech kroczących i musiał wyciągnąć trzy macki. Chciwość była o jedną za dużo: tor się przepełnił i żeton mózgu poszedł w górę. Pole mówi, ile kości wolno przerzucić, więc odrobina szaleństwa pomaga. Na szczycie gra jest przegrana, ktokolwiek tam dotrze.',
  energy:
    'Na torze energii leży druga macka mocy i tor jest pełny. Następna go przepełni: wszystko z arkusza odrzucania wróci do worka, a Wielki Przedwieczny urośnie w siłę. Im jest silniejszy, tym więcej macek przynosi każde zakręcenie.',
  phaseTwo:
    'Gdy przetłumaczycie ostatnią stronę, otworzą się portale. Wtedy idzie się tam, gdzie jest Wielki Przedwieczny, rzuca kością za każdą swoją runę w kolorze portalu i macką tego koloru pieczętuje pole. Zamknięty portal ucisza też moc tego koloru.',
  losing:
    'Przegrywacie, gdy siła Wielkiego Przedwiecznego dojdzie do końca toru, gdy w mieście stanie wszystkich piętnastu kroczących albo gdy czyjś umysł nie wytrzyma. Sześć zapieczętowanych pól wygrywa.',
  farewell:
    'To cała gra: krąż, zbieraj, tłumacz i nie pozwól, żeby w jednym miejscu zebrało się zbyt wiele. Czeka twoje zakręcenie, a na nim ukojenie do wyboru. Jeśli chcesz, graj stąd dalej. Powodzenia.',
}
