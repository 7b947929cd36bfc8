import type { CombatCard } from '../../content/ids.ts'

/** A line for each half of a Combat card, read before the test. */
export const combat: Readonly<Record<CombatCard, { readonly upper: string; readonly lower: string }>> = {
  'hum-01': {
    upper: 'Ustawiasz muszkę na mostku i ściągasz spust.',
    lower: 'Idzie prosto na ciebie, z rękami przed sobą.',
  },
  'hum-02': {
    upper: 'Zatrzymuje się w progu i choć raz stoi nieruchomo.',
    lower: 'Powolny, szeroki zamach, wymierzony w miejsce, gdzie przed chwilą był twój bok.',
  },
  'hum-03': {
    upper: 'Nie ma jak celować: strzelasz z biodra i rzucasz się w bok.',
    lower: 'Zwala się na ciebie całym ciężarem.',
  },
  'hum-04': {
    upper: 'Czekasz, i jeszcze czekasz, aż nie możesz spudłować.',
    lower: 'Czyjeś stopy stają tuż przy twojej kryjówce.',
  },
  'hum-05': {
    upper: 'Tniesz nisko i liczysz na to, że nie widzi ostrza.',
    lower: 'Twarz mu się zmienia. Na to się oszczędzał.',
  },
  'hum-06': {
    upper: 'Wchodzisz mu pod ramię i pchasz sztych ku górze.',
    lower: 'Meble z wizgiem suną po deskach.',
  },
  'hum-07': { upper: 'Opuszczasz cios na sam czubek głowy.', lower: 'Nie spieszy się. Nie musi.' },
  'hum-08': {
    upper: 'Krótki, brzydki zamach w ciasnym, brzydkim miejscu.',
    lower: 'Palce trafiają na krawędź twojej kryjówki i macają wzdłuż niej.',
  },
  'hum-09': { upper: 'Wymieniacie ciosy jak tragarze na nabrzeżu.', lower: 'Bije łokciem w twoją skroń.' },
  'hum-10': {
    upper: 'Cofasz się i pozwalasz, żeby sam wszedł na broń.',
    lower: 'Ramię łomocze w drzwi, dwa razy, i odchodzi.',
  },
  'hum-11': {
    upper: 'Zamykasz oczy i uderzasz.',
    lower: 'Szepcze o tobie coś, czego nie wie nikt z żywych.',
  },
  'hum-12': {
    upper: 'Chwytasz go za gardło.',
    lower: 'Stoi chwilę w pokoju, oddycha i zapomina, po co przyszedł.',
  },
  'hum-13': {
    upper: 'Zahaczasz go za kostkę i pozwalasz mu upaść.',
    lower: 'Szarpie to, co trzymasz w ręku.',
  },
  'hum-14': { upper: 'Pochylasz głowę i szarżujesz.', lower: 'Płycina pęka od góry do dołu.' },
  'hum-15': {
    upper: 'Strzał i krok, strzał i krok, jak cię kiedyś uczono.',
    lower: 'Łapie cię za rękaw, potem za ramię.',
  },
  'hum-16': {
    upper: 'Lampa za jego plecami daje ci kąt.',
    lower: 'Kaszlnięcie, deska, twoje własne serce: coś z tego usłyszał.',
  },
  'hum-17': {
    upper: 'Oburącz, z barku, ze wszystkich sił.',
    lower: 'Uśmiecha się i widzisz, do czego ten uśmiech służy.',
  },
  'hum-18': {
    upper: 'Dźgasz w nadgarstek, w kolano, znów w nadgarstek.',
    lower: 'Opiera się o barykadę, aż jej nogi zaczynają się ślizgać.',
  },
  'hum-19': {
    upper: 'Spotykacie się w progu, gdzie może nadejść tylko z jednej strony.',
    lower: 'Zatacza się na ciebie, a to zatoczenie było zwodem.',
  },
  'hum-20': { upper: 'Patrzysz mu w twarz i nie cofasz się o krok.', lower: 'Patrzy ci w twarz.' },
  'hum-21': { upper: 'Kolano, łokieć, kant stołu.', lower: 'Chwyta cię za kołnierz i zwala z nóg.' },
  'hum-22': {
    upper: 'Rzucasz pierwszą rzeczą, która wpada ci w rękę.',
    lower: 'Siada plecami do ciebie i zaczyna śpiewać.',
  },
  'hum-23': {
    upper: 'Wykrzykujesz jego imię albo jakiekolwiek imię.',
    lower: 'Przez drewno przechodzi ostrze siekiery, a za nim oko jej właściciela.',
  },
  'bst-01': {
    upper: 'Ani na chwilę nie stoi spokojnie. Bierzesz poprawkę i strzelasz.',
    lower: 'Jest już po tej stronie pokoju, zanim zdążysz unieść ramię.',
  },
  'bst-02': {
    upper: 'Opierasz się plecami o ścianę i pozwalasz mu podejść.',
    lower: 'Markuje w lewo, a ty w to wierzysz.',
  },
  'bst-03': {
    upper: 'Strzelasz z zaskoczenia, gdy zbiera się do skoku.',
    lower: 'Jego ciężar trafia cię w pierś.',
  },
  'bst-04': { upper: 'Jedno oko odbija światło. Strzelasz w oko.', lower: 'Złapało twój trop i kopie.' },
  'bst-05': {
    upper: 'Rąbiesz to, co jest najbliżej.',
    lower: 'Staje na całą wysokość i jest go więcej, niż się zdawało.',
  },
  'bst-06': {
    upper: 'Uchylasz się i otwierasz mu bok.',
    lower: 'Rozgarnia stertę barkiem, jakby była ze słomy.',
  },
  'bst-07': {
    upper: 'Uderzasz tam, gdzie powinna być czaszka.',
    lower: 'Robi właśnie to, przed czym od początku czujesz lęk.',
  },
  'bst-08': {
    upper: 'Spychasz je ciosami o całą długość stołu.',
    lower: 'Okrąża twoją kryjówkę, dwa razy, z bliska.',
  },
  'bst-09': { upper: 'Nurkujesz pod nim i dźgasz w górę.', lower: 'Od samego dźwięku chce ci się położyć.' },
  'bst-10': {
    upper: 'Trzymasz broń między wami i nie opuszczasz jej.',
    lower: 'Drewno, tynk, zawiasy: przechodzi przez wszystko.',
  },
  'bst-11': {
    upper: 'Idziesz mu naprzeciw, a tego się nie spodziewało.',
    lower: 'Sięga za daleko i na jeden oddech droga jest wolna.',
  },
  'bst-12': {
    upper: 'Wciskasz mu obie dłonie w szczękę.',
    lower: 'Przechodzi tak blisko, że można by go dotknąć.',
  },
  'bst-13': { upper: 'Zrywasz na nie zasłonę i uciekasz.', lower: 'Uderza z samej złości.' },
  'bst-14': {
    upper: 'Przypominasz sobie, czym jest i czego takie stworzenia się boją.',
    lower: 'Barykada wali się od jednego ciosu.',
  },
  'bst-15': {
    upper: 'Odwraca się, żeby polizać bok. Korzystasz z okazji.',
    lower: 'Przewraca cię i biegnie dalej.',
  },
  'bst-16': {
    upper: 'Ręka ci drży, a potem, gdy trzeba, przestaje.',
    lower: 'Szarpie zębami deski nad tobą.',
  },
  'bst-17': {
    upper: 'Zapierasz się nogami i pozwalasz mu się nadziać.',
    lower: 'Otwiera coś, co nie jest paszczą.',
  },
  'bst-18': { upper: 'Trzaskasz je w staw i staw ustępuje.', lower: 'Chwyta to, co trzymasz, i potrząsa.' },
  'bst-19': { upper: 'Bijesz na oślep w kurzu.', lower: 'Chodzi tam i z powrotem po drugiej stronie drzwi.' },
  'bst-20': { upper: 'Prostujesz się, tupiesz i ryczysz.', lower: 'Skacze i trafia na twój but.' },
  'bst-21': {
    upper: 'Zrzucasz je z siebie i nie czekasz, co dalej.',
    lower: 'Węszy przy szparze, traci ochotę i kładzie się przed nią.',
  },
  'eld-01': {
    upper: 'Strzelasz w sam środek, jeśli to jest środek.',
    lower: 'Przygląda ci się wszystkim, co ma.',
  },
  'eld-02': {
    upper: 'Celujesz w jedyną część, która się nie poruszyła.',
    lower: 'Coś wystrzela z niego, o wiele za szybko jak na ten rozmiar.',
  },
  'eld-03': {
    upper: 'Trzeba chcieć nacisnąć spust. Okazuje się, że nie chcesz.',
    lower: 'Pokazuje ci, czym jest.',
  },
  'eld-04': {
    upper: 'W tym, jak się składa, jest wzór. Strzelasz pomiędzy.',
    lower: 'Myśl, która nie jest twoja, pyta grzecznie, gdzie jesteś.',
  },
  'eld-05': {
    upper: 'Ostrze wchodzi, i wchodzi, i na nic nie trafia.',
    lower: 'Rozkłada się kończyna, której przedtem nie było.',
  },
  'eld-06': {
    upper: 'Kreślisz ostrzem znak, którego uczono cię nigdy nie kreślić.',
    lower: 'Drzwi są wciąż zamknięte. Ono jest po tej stronie.',
  },
  'eld-07': { upper: 'Jakby bić w mokry piasek.', lower: 'Mówi ci twoje imię, całe.' },
  'eld-08': {
    upper: 'Uderzasz z całej siły i ono to zauważa.',
    lower: 'Cierpliwie maca ścianę w twoją stronę bardzo wieloma rękami.',
  },
  'eld-09': {
    upper: 'Rzucasz się pod to, czego używa zamiast ramion.',
    lower: 'Z pokoju uchodzi powietrze.',
  },
  'eld-10': { upper: 'Odmawiasz modlitwę i uderzasz na amen.', lower: 'Drewno szarzeje, mięknie i spływa.' },
  'eld-11': {
    upper: 'Puszczasz wszystko, co wiesz, i uderzasz.',
    lower: 'Zamyka się na twoim ramieniu aż po łokieć.',
  },
  'eld-12': {
    upper: 'Kładziesz na nim gołe dłonie.',
    lower: 'Zatrzymuje się nad tobą. Nasłuchuje czegoś o wiele dalszego.',
  },
  'eld-13': { upper: 'Wypowiadasz cztery słowa z marginesu.', lower: 'Wyjmuje ci coś z głowy i ogląda.' },
  'eld-14': { upper: 'Pchasz.', lower: 'Przelewa się pod drzwiami i zdejmuje je z zawiasów.' },
  'eld-15': { upper: 'Strzał, przewrót, strzał.', lower: 'Śpiewa i słyszysz, że jest tam głos dla ciebie.' },
  'eld-16': {
    upper: 'Strzelasz tam, gdzie zaraz będzie.',
    lower: 'Liczy, co jest w pokoju, i wychodzi mu o jedno za dużo.',
  },
  'eld-17': {
    upper: 'Trzymasz przed sobą stal i idziesz.',
    lower: 'Rozpada się, a każda część ma dokąd pójść.',
  },
  'eld-18': { upper: 'Spuszczasz na nie cały ciężar i przytrzymujesz.', lower: 'Spada na ciebie z sufitu.' },
  'eld-19': { upper: 'Wyrąbujesz sobie przez nie drogę.', lower: 'Pochyla się, a meble robią miejsce.' },
  'eld-20': {
    upper: 'Widzisz, jak jest złożone, i napierasz na szew.',
    lower: 'Szczęście to kierunek. Ono idzie stamtąd.',
  },
  'eld-21': {
    upper: 'Prowokujesz je, żeby cię zauważyło.',
    lower: 'Patrzy w to miejsce, gdzie jesteś, i nie widzi różnicy.',
  },
}
