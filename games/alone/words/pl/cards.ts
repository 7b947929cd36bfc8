import type { Card } from '../../cards/reactions.ts'
import type { Item } from '../../cards/items.ts'
import type { Mission } from '../../cards/missions.ts'
import type { MissionText } from '../effects.ts'

/** What each card is called and what it does (ledger, tables 8.6, 8.8 and 8.9). */

/** Reaction cards. The lower half is added when the card is dangerous. */
export const cardWords: Record<Card, { name: string; upper: string; lower: string }> = {
  'cut-off': {
    name: 'Odcięta droga',
    upper:
      'Wybierz 1 potwora w sektorze Bohatera: wykonuje teraz zwykły atak i nie liczy się w ataku przy odejściu tego kroku.',
    lower: 'W tym ataku rzuca 1 dodatkową kością.',
  },
  'blood-trail': {
    name: 'Krwawy trop',
    upper:
      'Przesuń 1 potwora o najwyżej 2 sektory; albo usuń z mapy 1 potwora, po czym pojawia się 1 potwór przy minimalnej odległości −1.',
    lower: 'Ten potwór rzuca do końca tury 1 dodatkową kością ataku.',
  },
  'hunting-pack': {
    name: 'Wataha',
    upper: 'Przesuń 2 różne potwory, każdego o najwyżej 1 sektor.',
    lower:
      'Każdy z nich, który kończy ruch w sektorze Bohatera, rzuca do końca tury 1 dodatkową kością ataku.',
  },
  pounce: {
    name: 'Skok na ofiarę',
    upper:
      'Wybierz 1 potwora w pierwszym sektorze, który ma być eksplorowany: przechodzi on do sektora Bohatera (przerażenie, jeśli był nieodkryty).',
    lower: 'Rzuca do końca tury 1 dodatkową kością ataku.',
  },
  stalker: {
    name: 'Tropiciel',
    upper: 'Przesuń 1 potwora o najwyżej 2 sektory.',
    lower: 'Pojawia się 1 potwór.',
  },
  'thick-hide': {
    name: 'Gruba skóra',
    upper: 'Atak zadaje jednemu celowi 1 obrażenie mniej.',
    lower: 'Zamiast tego 2 mniej.',
  },
  retaliation: {
    name: 'Odwet',
    upper: 'Każdy potwór w sektorze Bohatera rzuca do końca tury 1 dodatkową kością ataku.',
    lower: 'W jednym z tych ataków Zło może raz przerzucić wszystkie pudła.',
  },
  'drawn-by-signal': {
    name: 'Zew sygnału',
    upper: 'Przesuń 1 potwora o najwyżej 2 sektory; każdy krok musi go zbliżać do Bohatera.',
    lower: 'O najwyżej 3 sektory, a ponadto rzuca on do końca tury 1 dodatkową kością ataku.',
  },
  'back-turned': {
    name: 'Zajście od tyłu',
    upper: 'Pojawia się 1 potwór przy minimalnej odległości −1.',
    lower: 'Można go potem przesunąć o najwyżej 1 sektor.',
  },
  'blind-rage': {
    name: 'Ślepa furia',
    upper:
      'Przesuń 1 potwora o najwyżej 1 sektor; do końca tury nawet w świetle używa on swojej liczby kości z ciemności.',
    lower: 'Rzuca do końca tury 1 dodatkową kością ataku.',
  },
  frenzy: {
    name: 'Szał',
    upper: 'Ten potwór rzuca teraz, w ramach swojego ataku, jeszcze 1 kością.',
    lower: 'Zamiast tego jeszcze 2 kośćmi.',
  },
  'blood-scent': {
    name: 'Zapach krwi',
    upper: 'Przesuń 1 potwora, którego nie ma w sektorze Bohatera, o najwyżej 2 sektory.',
    lower: 'Rzuca do końca tury 1 dodatkową kością ataku.',
  },
  'feed-on-fear': {
    name: 'Karmieni strachem',
    upper: 'Wybierz 1 potwora: rzuca do końca tury 1 dodatkową kością ataku.',
    lower: 'Zamiast tego 2 dodatkowymi kośćmi.',
  },
  'give-chase': {
    name: 'Pościg',
    upper:
      '1 potwór z sektora, z którego Bohater właśnie wyszedł, przechodzi do sektora Bohatera, jeśli te sektory sąsiadują ze sobą.',
    lower: 'Robi to dowolnie wiele tamtejszych potworów.',
  },
  scuttle: {
    name: 'Przemykanie',
    upper: 'Przesuń 1 potwora o najwyżej 3 sektory.',
    lower: 'Przesuń innego potwora o najwyżej 2 sektory.',
  },
  'from-the-vents': {
    name: 'Z szybów',
    upper:
      'Przesuń 1 potwora o najwyżej 2 sektory. Po rozpatrzeniu odrzuć tę kartę: pola, które zakrywała, są znowu wolne.',
    lower: 'Karta nie wlicza się do 2 reakcji tej tury.',
  },
  'slip-away': {
    name: 'Wymknięcie',
    upper:
      'Przesuń o najwyżej 2 sektory 1 potwora, który jest w sektorze mającym zostać eksplorowany; musi skończyć ruch poza sektorami, które mają zostać eksplorowane.',
    lower: 'Zamiast tego przenieś go do dowolnego nieodkrytego sektora tego samego poziomu.',
  },
  flanking: {
    name: 'Okrążenie',
    upper: 'Przesuń 1 potwora o najwyżej 2 sektory, a innego o najwyżej 1.',
    lower: 'Drugiego można przesunąć o najwyżej 2.',
  },
  dodge: {
    name: 'Unik',
    upper: 'Bohater rzuca 1 kością mniej (najmniej 0).',
    lower: 'Zamiast tego 2 mniej.',
  },
  swarm: {
    name: 'Rój',
    upper: 'Przesuń 2 różne potwory, każdego o najwyżej 1 sektor.',
    lower: 'Zamiast tego każdego o najwyżej 2 sektory.',
  },
  restless: {
    name: 'Niespokojni',
    upper: 'Przesuń 1 potwora o najwyżej 2 sektory; odpowiedzi dotyczą nowego położenia.',
    lower: 'Przesuń drugiego potwora o najwyżej 2 sektory.',
  },
  'through-the-ducts': {
    name: 'Kanałami',
    upper:
      'Przenieś 1 nieodkrytego potwora do innego nieodkrytego sektora tego samego poziomu, który nie sąsiaduje z sektorem Bohatera.',
    lower: 'Można go postawić w sąsiednim nieodkrytym sektorze.',
  },
  scatter: {
    name: 'Rozproszenie',
    upper: 'Przesuń najwyżej 3 różne potwory, każdego o najwyżej 1 sektor.',
    lower: 'Dobierz 2 karty reakcji.',
  },
  relentless: {
    name: 'Nieustępliwi',
    upper:
      'Dobierz 1 kartę reakcji. Ta karta nie wlicza się do 2 reakcji tej tury (zakrywa jednak pole: 1, jeśli jest pierwszą kartą w turze, w przeciwnym razie 2).',
    lower: 'Zamiast tego dobierz 2 karty.',
  },
  'hit-and-run': {
    name: 'Uderz i zniknij',
    upper: 'Ten potwór po swoim ataku przesuwa się o najwyżej 2 sektory.',
    lower: 'Pojawia się 1 potwór.',
  },
  'nowhere-to-run': {
    name: 'Nie ma ucieczki',
    upper: 'Przesuń 1 potwora o najwyżej 2 sektory.',
    lower: 'Zamiast tego o najwyżej 3 sektory.',
  },
  'wrong-turn': {
    name: 'Zły skręt',
    upper: 'Bohater musi przejść do innego sąsiedniego sektora niż zapowiedziany, jeśli taki jest.',
    lower: 'Do którego, wybiera Zło.',
  },
  whispers: {
    name: 'Szepty',
    upper: 'Jeśli żaden sektor w polu widzenia nie jest oświetlony, Bohater traci 1 punkt poczytalności.',
    lower: 'Zamiast tego 2.',
  },
  'creeping-dread': {
    name: 'Pełznąca groza',
    upper:
      'Przesuń 1 potwora o najwyżej 2 sektory; jeśli przerazi przez to Bohatera, strata jest o 1 większa.',
    lower: 'Zamiast tego o 2 większa.',
  },
  'eyes-in-the-dark': {
    name: 'Oczy w mroku',
    upper: 'Za każdego potwora odkrytego tą akcją Bohater traci 1 punkt poczytalności (najwyżej 2).',
    lower:
      'Jeden z tych potworów kosztuje zamiast 1 pełną wartość przerażenia (co najmniej 1; ograniczenie go nie dotyczy).',
  },
  'lights-out': {
    name: 'Gasną światła',
    upper: 'Zgaś światło w 1 sektorze na poziomie Bohatera, innym niż sektor Bohatera.',
    lower: 'Także w drugim sektorze; można wybrać sektor Bohatera.',
  },
  'shaking-hands': {
    name: 'Drżące dłonie',
    upper: 'Zło wybiera 1 kość z wynikiem, który się liczy; Bohater ją przerzuca.',
    lower: 'Zamiast tego 2 kości.',
  },
  'it-wont-die': {
    name: 'Ono nie ginie',
    upper:
      'Jeśli Walka Bohatera nie zabiła w tej turze żadnego potwora, Bohater traci 1 punkt poczytalności.',
    lower: 'Zamiast tego 2.',
  },
  'false-echo': {
    name: 'Fałszywe echo',
    upper: 'Dla jednego z celów Zło może podać dowolną odległość i dowolny poziom, prawdziwe albo nie.',
    lower: 'Dla wszystkich celów.',
  },
  'in-the-box': {
    name: 'Coś w skrzyni',
    upper:
      'Bohater traci 1 punkt poczytalności albo odrzuca 1 przedmiot dobrany w tej turze (wybiera Bohater).',
    lower: 'Jedno i drugie.',
  },
  flicker: {
    name: 'Migotanie',
    upper: 'Zgaś światło w najwyżej 2 sektorach oświetlonych w tej turze, innych niż sektor Bohatera.',
    lower: 'Można wybrać także sektor Bohatera.',
  },
  panic: {
    name: 'Panika',
    upper: 'Bohater traci 1 punkt poczytalności.',
    lower: 'Zamiast tego 2.',
  },
  frozen: {
    name: 'Skamieniały ze strachu',
    upper: 'W następnej turze Bohater nie może użyć spowolnienia czasu.',
    lower: 'Bohater traci ponadto 1 żeton adrenaliny.',
  },
  'loss-of-control': {
    name: 'Utrata panowania',
    upper: 'Bohater traci 1 żeton adrenaliny.',
    lower:
      'Zło przesuwa Bohatera o 1 sektor, do sąsiedniego odkrytego sektora (bez ataku przy odejściu; niczego nie trzeba odkrywać).',
  },
  tripwire: {
    name: 'Linka',
    upper: 'Połóż 1 żeton zagrożenia w sektorze, z którego Bohater właśnie wyszedł.',
    lower: 'Bohater traci 1 punkt zdrowia.',
  },
  'seed-the-path': {
    name: 'Zaminowana ścieżka',
    upper: 'Połóż 1 żeton zagrożenia w nieodkrytym sektorze w odległości 2 lub większej.',
    lower: 'Zamiast tego połóż 2.',
  },
  snare: {
    name: 'Potrzask',
    upper:
      'Przesuń 1 potwora o najwyżej 1 sektor oraz zablokuj albo odblokuj jedne drzwi, które nie są na krawędzi sektora Bohatera.',
    lower: 'Mogą to być drzwi sektora Bohatera.',
  },
  'booby-trap': {
    name: 'Mina pułapka',
    upper:
      'Połóż 1 żeton zagrożenia w sektorze, który ma zostać eksplorowany (nawet jeśli jest w polu widzenia).',
    lower: 'Bohater nie może tą akcją odrzucić żetonu zagrożenia.',
  },
  'rigged-corridor': {
    name: 'Naszpikowany korytarz',
    upper: 'Połóż 1 żeton zagrożenia na poziomie Bohatera, poza polem widzenia.',
    lower: 'Bohater traci 1 punkt zdrowia.',
  },
  ricochet: {
    name: 'Rykoszet',
    upper: 'Jeśli Bohater wyrzucił co najmniej 2 pudła, traci 1 punkt zdrowia.',
    lower: 'Zamiast tego po 1 punkcie zdrowia za każde pudło, najwyżej 2.',
  },
  debris: {
    name: 'Gruz',
    upper:
      'Połóż 1 żeton zagrożenia w sektorze Bohatera albo w sąsiednim (nawet jeśli jest w polu widzenia).',
    lower: 'W jednym ataku w tej turze Zło może raz przerzucić wszystkie pudła.',
  },
  feedback: {
    name: 'Sprzężenie',
    upper:
      'Połóż 1 żeton zagrożenia w sektorze jednego z dwóch celów, jeśli nie jest to sektor Bohatera (nawet jeśli jest w polu widzenia).',
    lower: 'Bohater traci 1 punkt poczytalności.',
  },
  'gas-pocket': {
    name: 'Kieszeń gazowa',
    upper:
      'Połóż 1 żeton zagrożenia w sektorze Bohatera albo w sąsiednim (nawet jeśli jest w polu widzenia).',
    lower: 'Bohater traci 1 punkt zdrowia.',
  },
  'short-circuit': {
    name: 'Zwarcie',
    upper:
      'Jeśli w tej turze naprawiono włącznik, zgaś światło w jednym z oświetlonych nim sektorów; w przeciwnym razie połóż 1 żeton zagrożenia w odległości 2 lub większej.',
    lower: 'Bohater traci 1 punkt zdrowia.',
  },
  splinters: {
    name: 'Odłamki',
    upper:
      'Połóż 1 żeton zagrożenia w sektorze sąsiadującym z sektorem Bohatera (nawet jeśli jest w polu widzenia).',
    lower: 'Bohater traci jeszcze 1 punkt zdrowia.',
  },
  acid: {
    name: 'Kwas',
    upper: 'Bohater odrzuca 1 ładunek z wybranego przez siebie przedmiotu.',
    lower: 'Zamiast tego 2 ładunki z jednego przedmiotu, który wybiera Zło.',
  },
  'shifting-peril': {
    name: 'Wędrujące zagrożenie',
    upper: 'Przełóż najwyżej 2 żetony zagrożenia do innych dozwolonych sektorów tego samego poziomu.',
    lower: 'Jeden z nich można położyć w sektorze Bohatera.',
  },
}

const bullets = {
  effect: 'Walka: odrzuć 1 albo 2 ładunki: zaatakuj 1 potwora w polu widzenia 2 kośćmi za ładunek.',
  upgraded: '1 dodatkowa kość.',
}

/** Items. When and how an item is used is said first. */
export const itemWords: Record<
  Item,
  { name: string; genitive: string; accusative: string; effect: string; upgraded: string }
> = {
  'bullets-1': {
    name: 'Pociski I',
    genitive: 'Pocisków I',
    accusative: 'Pociski I',
    ...bullets,
  },
  'bullets-2': {
    name: 'Pociski II',
    genitive: 'Pocisków II',
    accusative: 'Pociski II',
    ...bullets,
  },
  'bullets-3': {
    name: 'Pociski III',
    genitive: 'Pocisków III',
    accusative: 'Pociski III',
    ...bullets,
  },
  'jet-pack': {
    name: 'Plecak odrzutowy',
    genitive: 'Plecaka odrzutowego',
    accusative: 'Plecak odrzutowy',
    effect: 'Ruch: do 2 punktów ruchu.',
    upgraded: 'Do 3.',
  },
  crowbar: {
    name: 'Łom',
    genitive: 'Łomu',
    accusative: 'Łom',
    effect: 'Walka: zaatakuj 1 potwora w swoim sektorze 3 kośćmi.',
    upgraded: '4 kości.',
  },
  'body-armour': {
    name: 'Kamizelka',
    genitive: 'Kamizelki',
    accusative: 'Kamizelkę',
    effect:
      'Darmowe: atak albo atak przy odejściu miałby kosztować zdrowie. Odrzuć do 2 ładunków: za każdy tracisz o 1 punkt zdrowia mniej.',
    upgraded: 'Pierwszy ładunek zapobiega utracie 2.',
  },
  toolkit: {
    name: 'Narzędzia',
    genitive: 'Narzędzi',
    accusative: 'Narzędzia',
    effect: 'Interakcja: napraw włącznik w swoim sektorze w 2 kierunkach naraz.',
    upgraded: 'We wszystkich kierunkach.',
  },
  flare: {
    name: 'Flara',
    genitive: 'Flary',
    accusative: 'Flarę',
    effect: 'Eksploracja: eksploruj jak zwykle; oświetl każdy eksplorowany sektor.',
    upgraded: 'Oświetl także swój sektor.',
  },
  grenade: {
    name: 'Granat',
    genitive: 'Granatu',
    accusative: 'Granat',
    effect:
      'Walka: wybierz sektor w polu widzenia inny niż swój; rzuć 4 kośćmi; obrażenia dostaje każdy potwór w tym sektorze.',
    upgraded: '5 kości.',
  },
  'pipe-bomb': {
    name: 'Bomba rurowa',
    genitive: 'Bomby rurowej',
    accusative: 'Bombę rurową',
    effect:
      'Walka: wybierz dowolny sektor w odległości 1–3, odkryty albo nie; rzuć 3 kośćmi; obrażenia dostaje każdy potwór w tym sektorze.',
    upgraded: 'Odległość 1–4, 4 kości.',
  },
  flamethrower: {
    name: 'Miotacz ognia',
    genitive: 'Miotacza ognia',
    accusative: 'Miotacz ognia',
    effect:
      'Walka: wybierz swój sektor albo sąsiedni odkryty; rzuć 2 kośćmi osobno dla każdego potwora w tym sektorze.',
    upgraded: 'Po 3 kości.',
  },
  stimulant: {
    name: 'Stymulant',
    genitive: 'Stymulantu',
    accusative: 'Stymulant',
    effect: 'Darmowe: po twojej akcji. Wykonaj w tej turze 1 dodatkową podstawową akcję Ruchu.',
    upgraded: '1 dodatkową podstawową akcję dowolnego rodzaju.',
  },
  'med-kit': {
    name: 'Apteczka',
    genitive: 'Apteczki',
    accusative: 'Apteczkę',
    effect: 'Interakcja: odzyskaj 2 punkty zdrowia.',
    upgraded: '3 punkty zdrowia.',
  },
  sedatives: {
    name: 'Środki uspokajające',
    genitive: 'Środków uspokajających',
    accusative: 'Środki uspokajające',
    effect: 'Interakcja: odzyskaj 2 punkty poczytalności.',
    upgraded: '3 punkty poczytalności.',
  },
  'adrenaline-shot': {
    name: 'Zastrzyk adrenaliny',
    genitive: 'Zastrzyku adrenaliny',
    accusative: 'Zastrzyk adrenaliny',
    effect: 'Darmowe: początek tury. Dostajesz 2 żetony adrenaliny (najwyżej 6).',
    upgraded: 'Dostajesz 3.',
  },
  'gas-mask': {
    name: 'Maska gazowa',
    genitive: 'Maski gazowej',
    accusative: 'Maskę gazową',
    effect: 'Darmowe: Zło rzuciło kośćmi w twoim niebezpiecznym sektorze. W tym rzucie zrywy się nie liczą.',
    upgraded: 'Ponadto do końca tej tury żadna reakcja nie jest niebezpieczna.',
  },
  serum: {
    name: 'Serum eksperymentalne',
    genitive: 'Serum eksperymentalnego',
    accusative: 'Serum eksperymentalne',
    effect: 'Interakcja: odzyskaj 3 punkty zdrowia i strać 1 punkt poczytalności albo na odwrót.',
    upgraded: 'Bez straty.',
  },
  floodlight: {
    name: 'Przenośny reflektor',
    genitive: 'Przenośnego reflektora',
    accusative: 'Przenośny reflektor',
    effect: 'Interakcja: oświetl swój sektor i wszystkie sąsiednie sektory (nie przez schody).',
    upgraded: 'A w każdym kierunku także następny sektor w linii prostej.',
  },
  'motion-tracker': {
    name: 'Czujnik ruchu',
    genitive: 'Czujnika ruchu',
    accusative: 'Czujnik ruchu',
    effect: 'Lokalizacja: 3 cele zamiast 2.',
    upgraded: 'Dla każdego celu także kierunek, w którym zaczyna się najkrótsza droga.',
  },
  'plasma-cutter': {
    name: 'Przecinak plazmowy',
    genitive: 'Przecinaka plazmowego',
    accusative: 'Przecinak plazmowy',
    effect: 'Walka: zaatakuj 1 potwora w swoim sektorze 3 kośćmi; zrywy zawsze się liczą.',
    upgraded: '4 kości.',
  },
  'stun-baton': {
    name: 'Paralizator',
    genitive: 'Paralizatora',
    accusative: 'Paralizator',
    effect:
      'Walka: bez kości: 1 potwór w twoim sektorze jest ogłuszony do końca następnej tury: nie atakuje i nie liczy się w atakach przy odejściu.',
    upgraded: 'Wszystkie potwory w twoim sektorze.',
  },
  'scout-drone': {
    name: 'Dron zwiadowczy',
    genitive: 'Drona zwiadowczego',
    accusative: 'Drona zwiadowczego',
    effect:
      'Eksploracja: odkryj do 3 sektorów wzdłuż drogi przez sąsiednie sektory, zaczynając obok siebie (bez schodów); żetonu zagrożenia się nie odrzuca.',
    upgraded: 'Do 4.',
  },
  'mine-sweeper': {
    name: 'Wykrywacz zagrożeń',
    genitive: 'Wykrywacza zagrożeń',
    accusative: 'Wykrywacz zagrożeń',
    effect:
      'Eksploracja: eksploruj jak zwykle; odrzuć wszystkie żetony zagrożenia ze swojego sektora i z eksplorowanych.',
    upgraded: 'Eksploruj do 3 sektorów.',
  },
  'holo-memory': {
    name: 'Pamięć holograficzna',
    genitive: 'Pamięci holograficznej',
    accusative: 'Pamięć holograficzną',
    effect:
      'Darmowe: krok labiryntu na koniec rundy. W tym kroku żaden sektor twojego poziomu nie znika z labiryntu.',
    upgraded: 'Można użyć także przy zmianie poziomu: nic nie znika z labiryntu.',
  },
  'door-override': {
    name: 'Obejście zamków',
    genitive: 'Obejścia zamków',
    accusative: 'Obejście zamków',
    effect:
      'Ruch: najpierw odblokuj dowolnie wiele drzwi swojego sektora; potem 1 punkt ruchu; potem zablokuj dowolnie wiele drzwi sektora, w którym jesteś.',
    upgraded: '2 punkty ruchu.',
  },
  'night-goggles': {
    name: 'Noktowizor',
    genitive: 'Noktowizora',
    accusative: 'Noktowizor',
    effect: 'Darmowe: przerażenie. Tracisz o 2 punkty poczytalności mniej (najmniej 0).',
    upgraded: 'Nie tracisz żadnego.',
  },
  'bio-scanner': {
    name: 'Bioskaner',
    genitive: 'Bioskanera',
    accusative: 'Bioskaner',
    effect: 'Przeszukanie: dobierz 3 karty, zatrzymaj 2, odrzuć 1. Nie zużywa pomieszczenia.',
    upgraded: 'Zatrzymaj wszystkie 3.',
  },
  'decoy-beacon': {
    name: 'Wabik',
    genitive: 'Wabika',
    accusative: 'Wabik',
    effect:
      'Interakcja: wybierz odkryty sektor w odległości 2 lub większej: Zło musi każdego potwora (poza bossami) w odległości 0–2 od ciebie przesunąć o 1 sektor bliżej niego, jeśli to możliwe; kolejność wybiera Zło; hałas jak zwykle.',
    upgraded: 'O 2 sektory.',
  },
}

export const missionWords: Record<Mission, MissionText & { name: string }> = {
  'trapped-crewmate': {
    name: 'Uwięziony członek załogi',
    setup: null,
    nuisance: null,
    task: 'Dwie Interakcje w Ambulatorium.',
    reward: 'Zdobądź sojusznika.',
  },
  'weapons-locker': {
    name: 'Szafka z bronią',
    setup: 'Zło kładzie 2 karty dostępu, po jednej na każdym poziomie.',
    nuisance: null,
    task: 'Zabierz kartę dostępu stamtąd, gdzie leży, potem Interakcja w Zbrojowni.',
    reward: 'Karta Pocisków i 2 przedmioty.',
  },
  'emergency-power': {
    name: 'Zasilanie awaryjne',
    setup: null,
    nuisance: null,
    task: 'Interakcja w Generatorowni, gdy nie ma tam potworów.',
    reward: 'Światło we wszystkich 8 pomieszczeniach i obok Generatorowni.',
  },
  synthesis: {
    name: 'Synteza',
    setup: null,
    nuisance: null,
    task: 'Zabij odkrytego potwora, potem Interakcja w Laboratorium.',
    reward: 'Odzyskaj 4 punkty zdrowia i 4 punkty poczytalności.',
  },
  'barricaded-survivor': {
    name: 'Zabarykadowany ocalały',
    setup: null,
    nuisance: null,
    task: 'Interakcja w Kantynie, gdy jest oświetlona.',
    reward: 'Zdobądź sojusznika.',
  },
  haze: {
    name: 'Opary',
    setup: null,
    nuisance: 'Podstawowa Eksploracja odkrywa najwyżej 1 sektor.',
    task: 'Interakcja w Pomieszczeniu kontrolnym.',
    reward: 'Odzyskaj 2 punkty poczytalności.',
  },
  'dead-silence': {
    name: 'Głucha cisza',
    setup: null,
    nuisance:
      'Raz na rundę, po Ruchu Bohatera, Zło może bez karty przesunąć nieodkrytego potwora o 1 sektor.',
    task: 'Dwie Interakcje w Pokoju łączności.',
    reward: 'Dobierz 2 przedmioty.',
  },
  'failing-grid': {
    name: 'Awaria sieci',
    setup: null,
    nuisance: 'Naprawiony włącznik oświetla swój sektor i najwyżej 1 dalszy.',
    task: 'Dwie Interakcje w Generatorowni.',
    reward: 'Światło tam i do 2 sektorów w każdym kierunku.',
  },
  'spore-bloom': {
    name: 'Wykwit zarodników',
    setup: 'W Laboratorium czeka Matka zarodników.',
    nuisance: 'Na koniec każdej rundy mogą pojawić się Zarodniki, jeśli Zło tego chce.',
    task: 'Zabij Matkę zarodników.',
    reward: 'Wszystkie Zarodniki znikają z mapy.',
  },
  'jamming-field': {
    name: 'Pole zagłuszające',
    setup: null,
    nuisance: 'Podstawowa Lokalizacja ma 1 cel.',
    task: 'Interakcja w Zbrojowni.',
    reward: 'Zadaj od razu 2 pytania Lokalizacji.',
  },
  'distress-call': {
    name: 'Wezwanie pomocy',
    setup: 'Zło kładzie 2 żetony zagrożenia.',
    nuisance: null,
    task: 'Trzy Interakcje w Pokoju łączności, najwyżej jedna na turę.',
    reward: null,
  },
  'radiation-purge': {
    name: 'Napromieniowanie stacji',
    setup: null,
    nuisance: null,
    task: 'Interakcja w Laboratorium, po której może pojawić się potwór; potem Interakcja w Pomieszczeniu kontrolnym.',
    reward: null,
  },
  evacuation: {
    name: 'Ewakuacja',
    setup: null,
    nuisance:
      'Na koniec każdej rundy odliczanie spada o 1; gdy wynosi 0, każdy koniec rundy kosztuje 3 punkty zdrowia i 3 punkty poczytalności.',
    task: 'Interakcja w Pomieszczeniu kontrolnym: odliczanie zaczyna się od 2. Potem Interakcja przy Kapsułach ratunkowych.',
    reward: null,
  },
  'the-queen': {
    name: 'Królowa',
    setup:
      'W Generatorowni staje Królowa czerwi; jeśli to bliżej niż 3 od Bohatera, w dowolnym sektorze tego poziomu w odległości 3 lub większej. Nikt jej nie słyszy.',
    nuisance: null,
    task: 'Zabij Królową czerwi.',
    reward: null,
  },
  'the-ritual': {
    name: 'Rytuał',
    setup:
      'W Kantynie staje Arcykapłan; jeśli to bliżej niż 3 od Bohatera, w dowolnym sektorze tego poziomu w odległości 3 lub większej. Zło kładzie 3 kręgi.',
    nuisance: null,
    task: 'Zabij Arcykapłana albo wykonaj Interakcję przy każdym z 3 kręgów, a potem w Kantynie.',
    reward: null,
  },
}
