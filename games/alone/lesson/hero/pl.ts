import type { Topic } from './en.ts'

export const pl: Record<Topic, string> = {
  goal: 'Jesteś w kolonii o dwóch poziomach, po ciemku i bez nikogo. Ukończ jedną z dwóch misji początkowych, a otworzy się misja finałowa; ukończ ją, a wygrasz. Ktoś inny widzi całą mapę i nasyła na ciebie potwory. Ty widzisz tylko to, co znajdziesz.',
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
  step: 'Najpierw na północ, do drzwi.',
  peek: 'Teraz spójrz przez drzwi. To, co odkryjesz przez eksplorację, cię nie przerazi – jeśli zobaczysz to pierwsze.',
  ambush:
    'Za późno. Gdy tylko spojrzałaś, Zło zagrało Skok na ofiarę: Zarodniki wyskoczyły z ciemności, zanim cokolwiek było widać. To przerażenie: kosztuje poczytalność. Druga karta, Utrata panowania, zabrała ci żeton adrenaliny.',
  losses:
    'Potem zaatakowały, jak każdy potwór w twoim sektorze na koniec każdej tury: dwa trafienia, dwa punkty zdrowia mniej. Tu liczy się zdrowie, poczytalność i adrenalina. Gdy zabraknie i zdrowia, i poczytalności, przegrywasz.',
  shoot:
    'Strzelaj. Dwa ładunki pocisków to rzut czterema kośćmi. Trafienie to obrażenie; zryw liczy się tylko w świetle. Jedno obrażenie rani Zarodniki, dwa naraz zabijają.',
  enter:
    'Dwa trafienia: martwe. I czegoś się uczysz: dwa punkty za jeden rodzaj potworów dają umiejętność. Drzwi są otwarte. Wejdź.',
  doors:
    'Po każdym kroku możesz zablokować drzwi, żeby zatrzymać to, co idzie za tobą. Te zostaw otwarte: może trzeba będzie stąd wyjść.',
  whispers:
    'Odkryta karta: Szepty. To był ruch, więc Zło mogło ją zagrać, a że nic w twoim polu widzenia nie jest oświetlone, kosztowała cię poczytalność.',
  interact: 'Tu ktoś stuka za ścianą. Interakcja: ta misja wymaga dwóch.',
  hybrids:
    'Coś narodziło się tam, gdzie zaczynasz, w sektorze, który wciąż widać: Hybrydy. Przyjdą. Zło może zagrać dwie karty w turze, a na jego torze jest osiem pól na rundę.',
  slowAgain: 'To ósma tura. Spowolnij czas jeszcze raz, żeby zdążyć z dwiema rzeczami.',
  search: 'Każde pomieszczenie można raz dokładnie przeszukać: trzy przedmioty.',
  free: 'Serum, przecinak plazmowy, kamizelka: nieźle. A teraz jeszcze raz przy ścianie.',
  forgotten:
    'Misja ukończona. Ktoś już jest po twojej stronie: sojusznik z sześcioma ładunkami, który może przyjąć cios za ciebie. Misja finałowa jest otwarta. Potem skończyła się runda i labirynt zniknął, poza twoim sektorem i tym obok.',
  hazards:
    'Zło położyło dwa żetony zagrożenia tam, gdzie ich nie widać, po jednym za każdy symbol, który został na jego torze. W takim sektorze jego karty robią więcej, a zrywy na jego kościach trafiają. Eksploracja usuwa żeton.',
  losing:
    'Zostały trzy rundy. Potem zaczyna się koszmar: wszystko, co na ciebie poluje, jest silniejsze, a każda runda kosztuje dwa punkty poczytalności. Wygrać można i wtedy.',
  farewell:
    'Teraz rytuał: zabij Arcykapłana albo zniszcz trzy jego kręgi, a potem idź do kantyny. Graj stąd dalej przeciwko sobie albo zobacz, jak to jest po drugiej stronie. Powodzenia.',
}
