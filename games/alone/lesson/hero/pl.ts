import type { Topic } from './en.ts'

export const pl: Record<Topic, string> = {
  goal: 'Jesteś w kolonii o dwóch poziomach, w ciemności, zupełnie bez wsparcia. Ukończ jedną z dwóch misji początkowych, a otworzy się misja finałowa; ukończ ją, a wygrasz. Ktoś inny widzi całą mapę i nasyła na ciebie różne rzeczy. Ty widzisz tylko to, co znajdziesz.',
  pilot: 'Przeżyć mogły cztery osoby. Wybierz Pilotkę: raz na rundę przebiega jedną akcją dwa sektory.',
  maze: 'To twój labirynt: jeden sektor, a wokół ciemność. Runda ma osiem tur, w każdej wykonujesz jedną akcję. Gdy się skończy, większość tego, co znajdziesz, zostanie ci odebrana. Zapamiętuj.',
  missions:
    'W ambulatorium ktoś jest uwięziony: idź tam i dwa razy popracuj przy drzwiach. Dopóki nie uporasz się z oparami, eksploracja pokazuje tylko jeden sektor. Rytuał to misja finałowa; czeka. Nikt ci nie powie, gdzie są pomieszczenia.',
  explore:
    'Najpierw spójrz, potem idź. Eksploracja odkrywa to, co leży w linii prostej. Eksploruj na wschód.',
  noise:
    'Zakręt, który prowadzi dalej na północ. A potem hałas, ze wschodu. Zło zagrało kartę zakrytą i gdzieś tam coś się narodziło. Hałas zdradza kierunek, w którym zaczyna się droga, a nie to, co hałasuje.',
  move: 'Idź dalej. Ruch prowadzi do następnego sektora. To, co czeka w nieznanym, może cię przerazić; to, co już widać, nie.',
  locate:
    'Twój zegarek wie więcej niż ty. Lokalizacja wskazuje dwie rzeczy i mówi, jak są daleko. Najpierw zapytaj o ambulatorium.',
  locateAlso: 'I o Zarodniki: masz przeczucie.',
  answers:
    'Jedno i drugie o dwa sektory stąd, na tym poziomie. Są więc najpewniej w tym samym miejscu. Odpowiedzi są prawdziwe, chyba że karta pozwala skłamać, a taką kartę widać, gdy zostanie zagrana – po fakcie.',
  slowTime:
    'Adrenalina spowalnia czas: za jeden żeton działasz w tej turze dwa razy. Tylko na początku tury. Użyj jednego.',
  step: 'Najpierw na północ, bliżej drzwi.',
  doors:
    'Są tu drzwi. Po każdym kroku można jedne zablokować, co zatrzyma to, co nadchodzi. Zostaw je otwarte: chcesz przez nie przejść.',
  peek: 'A teraz spójrz przez nie. To, co odkryjesz eksploracją, cię nie przerazi.',
  seen: 'Ambulatorium, a w nim Zarodniki. Masz pociski: dwa ładunki to rzut czterema kośćmi. Trafienie to obrażenie; zryw liczy się tylko w świetle. Jedno obrażenie rani Zarodniki, dwa naraz zabijają.',
  shoot:
    'Strzel, zużywając oba ładunki. Im więcej kości, tym lepiej: obrażenia, które nie sięgną progu, przepadają.',
  enter: 'Martwe, a ty czegoś się uczysz: dwa punkty za jeden rodzaj potworów dają umiejętność. Wejdź.',
  stayOpen: 'Zostaw drzwi otwarte.',
  whispers:
    'Karta odkryta: Szepty. Był ruch, więc Zło mogło ją zagrać, a że nic w twoim polu widzenia nie jest oświetlone, kosztowała cię poczytalność. Gdy zabraknie i zdrowia, i poczytalności, przegrywasz.',
  interact: 'Tu ktoś stuka za ścianą. Interakcja: ta misja wymaga dwóch.',
  hybrids:
    'Coś narodziło się tam, gdzie zaczynasz, w sektorze, który wciąż widać: Hybrydy. Przyjdą. W turze Zło może zagrać dwie karty, a liczy je tor u góry.',
  slowAgain: 'To ósma tura. Spowolnij czas jeszcze raz, żeby zdążyć z dwiema rzeczami.',
  search: 'Każde pomieszczenie można raz przeszukać dokładnie: trzy przedmioty.',
  items:
    'Serum, przecinak plazmowy, kamizelka. Przedmioty mają ładunki, a ładunek jednego może ulepszyć inny odpowiedniego rodzaju. Nie teraz.',
  free: 'I jeszcze raz przy ścianie.',
  forgotten:
    'Misja ukończona. Ktoś już jest po twojej stronie: sojusznik z sześcioma ładunkami, który może przyjąć cios za ciebie. Misja finałowa jest otwarta. Potem skończyła się runda i labirynt zniknął, poza twoim sektorem i tym obok.',
  hazards:
    'Zło rozłożyło żetony zagrożenia tam, gdzie ich nie widać, tyle, ile symboli zostało na jego torze: pięć. W takim sektorze jego karty robią więcej, a zrywy na jego kościach trafiają. Eksploracja usuwa żeton.',
  losing:
    'Masz trzy rundy i jedną w nagrodę. Potem zaczyna się koszmar: wszystko, co na ciebie poluje, jest silniejsze, a każda runda kosztuje poczytalność. Wygrać można i wtedy.',
  farewell:
    'Teraz rytuał: zabij Arcykapłana albo zniszcz trzy jego kręgi, a potem idź do kantyny. Jeśli chcesz, graj stąd dalej, przeciwko sobie; albo dowiedz się, jak to jest po drugiej stronie. Powodzenia.',
}
