import type { CustomAbility } from '../../cards/custom.ts'

/** Co mówią zdolności, które nie mieszczą się w słowniku efektów. */
export const customAbilities: Readonly<Record<CustomAbility, string>> = {
  'engage-for-another':
    'gdy potwór miałby wejść w zwarcie z innym badaczem na twoim polu, możesz wejść z nim w zwarcie zamiast niego',
  encore: 'raz na rundę, po twojej akcji, inny badacz na dowolnym polu może od razu wykonać taką samą akcję',
  'trust-fund': 'akcja: jeśli masz mniej niż 3 dolary, zyskaj 3 dolary',
  'focus-limit-by-spells': 'twój limit wzmocnień to liczba twoich zaklęć',
  'slip-away':
    'gdy zyskujesz dodatkową akcję dzięki wymknięciu się, możesz przed nią albo po niej poruszyć się do dwóch pól',
  jinxed: 'w twoich testach sukcesem jest tylko 6; nie dotyczą cię błogosławieństwa ani klątwy',
  'exchange-harm':
    'akcja: wymień dowolną liczbę obrażeń i przerażenia z innym badaczem albo sprzymierzeńcem na dowolnym polu',
  'cast-with-damage': 'rzucając zaklęcie, możesz otrzymać obrażenia zamiast przerażenia',
  'blood-for-lore': 'rzucanie zaklęcia: +2 kości (wiedza), jeśli kosztowało cię obrażenia albo szczątki',
  'help-by-clues':
    'raz na rundę, w teście twoim albo badacza na twoim polu: przerzuć do tylu kości, ile wskazówek jest w twojej dzielnicy',
  handcuffs:
    'raz na rundę, gdy zranisz człowieka (potwora, lecz nie potężnego), uwolnisz się od niego albo zrani on ciebie, możesz go pokonać',
  drive: 'ruch: poruszasz się do trzech pól, a za 1 dolara o jedno dalej',
  'repeat-action': 'akcja: wykonaj jeszcze raz akcję z tej rundy',
  'dressed-to-the-nines':
    'wydając wzmocnienie na przerzut, przerzuć dowolną liczbę kości; twoja własna akcja pieniężna daje 2 dolary więcej',
  'mamas-amulet': 'raz na rundę zapobiegnij 1 obrażeniu albo 1 punktowi przerażenia, które masz otrzymać',
  'mr-pawterson':
    'gdy potwory mają cię zaatakować, możesz odrzucić tę kartę, aby uwolnić się od nich i je wyczerpać',
  'focus-twice': 'każdą umiejętność możesz wzmocnić do dwóch razy',
  'cannot-be-discarded': 'tej karty nie można odrzucić, nawet gdy nie mieści już obrażeń ani przerażenia',
  'mend-at-reckoning': 'zguba: usuń z tej karty 1 obrażenie i 1 punkt przerażenia',
  'voice-of-the-messenger':
    'w każdym rzucie: raz możesz otrzymać 1 przerażenie, aby przerzucić dowolną liczbę kości',
  'ol-boiler': 'po akcji ruchu możesz zadać 2 obrażenia potworowi w zwarciu z tobą i 2 tej karcie',
  'ace-of-swords': 'wydając wzmocnienie na przerzut, możesz odzyskać 1 poczytalność',
  wrench: 'atak: +1 kość (siła) albo +3, jeśli nie używasz żadnej innej ręki',
  'precious-memento': 'gdy zyskasz wskazówkę, usuń z tej karty 2 punkty przerażenia',
  'analytical-mind': 'testy wiedzy i spostrzegawczości: +1 kość, gdy masz pełny limit wzmocnień',
  'share-focus': 'inni badacze na twoim polu mają +1 do każdej umiejętności, którą masz wzmocnioną',
  'sixes-count-twice': 'każda 6 liczy się jako dwa sukcesy',
  dynamite: 'atak: możesz odrzucić tę kartę, aby zadać po 5 obrażeń każdemu potworowi w zwarciu z tobą',
  'breaks-on-failure': 'odrzuć tę kartę, jeśli atak się nie powiedzie',
  padded: 'raz na rundę, gdy ta karta ma otrzymać co najmniej 2 obrażenia, zapobiegnij 1 z nich',
  hallowed: 'raz na rundę, gdy ta karta ma otrzymać co najmniej 2 punkty przerażenia, zapobiegnij 1 z nich',
  'token-of-faith': 'gdy ta karta otrzyma przerażenie, odzyskaj 1 poczytalność',
  'map-of-arkham': 'ruch: możesz poruszyć się o jedno pole dalej za darmo',
  'police-whistle':
    'w swojej turze: odrzuć tę kartę, aby wyczerpać człowieka (potwora, lecz nie potężnego) na twoim lub sąsiednim polu',
  'half-price': 'raz na rundę, kupując przedmiot, płacisz połowę ceny',
  'cheaper-casting': 'rzucanie zaklęcia kosztuje o 1 przerażenie mniej',
  'tattered-cloak':
    'potwory oprócz potężnych nie zwracają na ciebie uwagi, chyba że któregoś zaatakujesz lub zranisz',
  'pallid-mask': 'raz na rundę, gdy atak ma ci zadać przerażenie, zapobiegnij 1 z niego',
  'mists-of-rlyeh': 'wymykanie się: rzuć zaklęcie, aby testować wiedzę zamiast spostrzegawczości',
  'storm-of-spirits': 'atak: rzuć zaklęcie, aby testować wiedzę zamiast siły',
  shriveling:
    'akcja, także w zwarciu: rzuć zaklęcie, wiedza −1; potwór na twoim lub sąsiednim polu otrzymuje tyle obrażeń, ile masz sukcesów',
  wither: 'atak: rzuć zaklęcie, wiedza −1; wynik dodaj do wyniku ataku',
  'flesh-ward':
    'raz na rundę, gdy ktoś ma otrzymać obrażenia: rzuć zaklęcie, wiedza; zapobiegnij tylu, ile masz sukcesów',
  intervene:
    'raz na rundę, w teście innego badacza: rzuć zaklęcie, wiedza −1; swój wynik dodaj do jego wyniku',
  'healing-words':
    'akcja: rzuć zaklęcie, wiedza −1; badacz lub sprzymierzeniec na twoim polu odzyskuje tyle wytrzymałości, ile masz sukcesów',
  'astral-travel': 'ruch: rzuć zaklęcie, wiedza; porusz się do dwóch pól i o tyle dalej, ile masz sukcesów',
  'find-gate': 'akcja: rzuć zaklęcie, wiedza; zdany: przenieś się na dowolne pole z zagładą',
  'alchemical-process': 'akcja: rzuć zaklęcie, wiedza; zyskaj 1 dolara za każdy sukces',
  binding:
    'akcja: wybierz dowolnego potwora; rzuć zaklęcie, wiedza z jego modyfikatorem wymykania się; zdany: wyczerp go',
  clairvoyance:
    'na początku tury możesz rzucić zaklęcie, wiedza; obejrzyj wierzchnie karty tylu talii dzielnic, ile masz sukcesów; jedną z nich, jeśli nie jest wydarzeniem, możesz odłożyć na spód',
  'instill-bravery':
    'raz na rundę, gdy ktoś ma otrzymać przerażenie: rzuć zaklęcie, wiedza; zapobiegnij tylu punktom, ile masz sukcesów',
  'lure-monster':
    'raz na rundę, gdy przygotowany potwór (nie potężny) ma się aktywować, możesz rzucić zaklęcie, wiedza; zdany: zamiast tego porusza się o dwa pola w twoją stronę',
  wrack:
    'akcja, także w zwarciu: rzuć zaklęcie, wiedza +1; pokonaj na twoim polu potwora, któremu zostało najwyżej tyle wytrzymałości, ile masz sukcesów',
  banishment:
    'raz na rundę, w swojej turze: wybierz potwora (nie potężnego); rzuć zaklęcie, wiedza −1; zdany: uwalnia wszystkich ze zwarcia i trafia na niestabilne pole',
  'the-beast-within': 'atak: rzuć zaklęcie, wiedza; zdany: rzucasz pięcioma kośćmi zamiast zwykłej puli',
  blessed:
    'w twoich testach sukcesami są 4, 5 i 6; odrzuć tę kartę po niezdanym teście albo zamiast otrzymać klątwę',
  cursed:
    'w twoich testach sukcesem jest tylko 6; odrzuć tę kartę po zdanym teście albo zamiast otrzymać błogosławieństwo',
  'dark-pact': 'zguba: rzuć kością; na 1 odwróć tę kartę i wykonaj, co mówi jej druga strona',
  'stray-dog': 'gdy potwór zrani ciebie albo tego sprzymierzeńca, otrzymuje 1 obrażenie',
  'rare-books-access':
    'po spotkaniu w Uniwersytecie Miskatonic: wymień księgę albo zyskaj ją, jeśli żadnej nie masz',
  'dark-blessing':
    'w twoich testach sukcesami są 4, 5 i 6; za mroczny pakt rzucasz dwiema kośćmi; nie dotyczą cię błogosławieństwa ani klątwy',
  'black-cat': 'rzucanie zaklęcia: jeśli ten sprzymierzeniec przyjmie jego przerażenie, dodaj jeden sukces',
  'contraband-whiskey':
    'gdy dobierzesz zasoby w Dzielnicy kupieckiej albo w Śródmieściu, możesz położyć na tej karcie 1 przerażenie, aby zyskać 2 dolary więcej',
  'abyssal-servant':
    'jeśli nie uda ci się mu wymknąć, uwalniasz się od innych potworów i razem z nim poruszasz się o jedno pole w stronę niestabilnego',
  'swift-byakhee':
    'gdy pokonasz go atakiem, możesz uwolnić się od wszystkich potworów i poruszyć do trzech pól',
  'ghoul-acolyte': 'gdy mu się wymkniesz, porusza się o jedno pole w stronę niestabilnego',
  'lupine-thrall': 'wymykanie się: możesz wydać szczątki, aby dodać +1 do jednej kości',
  whippoorwill: 'w zwarciu z nim rzucasz w testach o jedną kość mniej',
  'second-shadow': 'atakując go, testujesz wolę zamiast siły',
}
