import type { EffectWords } from '../effects.ts'

/** What things do, in Polish (ledger, tables 8.1 and 8.6 to 8.9). */

const bullets = {
  effect: 'Walka: odrzuć 1 albo 2 ładunki: zaatakuj 1 potwora w polu widzenia 2 kośćmi za ładunek.',
  upgraded: '1 dodatkowa kość.',
}

export const effects: EffectWords = {
  cardTexts: {
    'cut-off': {
      upper:
        'Wybierz 1 potwora w sektorze Bohatera: wykonuje teraz zwykły atak i nie liczy się w ataku towarzyszącym tego kroku.',
      lower: 'W tym ataku rzuca 1 dodatkową kością.',
    },
    'blood-trail': {
      upper:
        'Przesuń 1 potwora o najwyżej 2 sektory; albo usuń z mapy 1 potwora, po czym pojawia się 1 potwór przy minimalnej odległości −1.',
      lower: 'Ten potwór rzuca do końca tury 1 dodatkową kością ataku.',
    },
    'hunting-pack': {
      upper: 'Przesuń 2 różne potwory, każdego o najwyżej 1 sektor.',
      lower:
        'Każdy z nich, który kończy ruch w sektorze Bohatera, rzuca do końca tury 1 dodatkową kością ataku.',
    },
    pounce: {
      upper:
        'Wybierz 1 potwora w pierwszym sektorze, który ma być eksplorowany: przechodzi on do sektora Bohatera (przerażenie, jeśli był nieodkryty).',
      lower: 'Rzuca do końca tury 1 dodatkową kością ataku.',
    },
    stalker: { upper: 'Przesuń 1 potwora o najwyżej 2 sektory.', lower: 'Pojawia się 1 potwór.' },
    'thick-hide': { upper: 'Atak zadaje jednemu celowi 1 obrażenie mniej.', lower: 'Zamiast tego 2 mniej.' },
    retaliation: {
      upper: 'Każdy potwór w sektorze Bohatera rzuca do końca tury 1 dodatkową kością ataku.',
      lower: 'W jednym z tych ataków Zło może raz przerzucić wszystkie pudła.',
    },
    'drawn-by-signal': {
      upper: 'Przesuń 1 potwora o najwyżej 2 sektory; każdy krok musi go zbliżać do Bohatera.',
      lower: 'O najwyżej 3 sektory, a ponadto rzuca on do końca tury 1 dodatkową kością ataku.',
    },
    'back-turned': {
      upper: 'Pojawia się 1 potwór przy minimalnej odległości −1.',
      lower: 'Można go potem przesunąć o najwyżej 1 sektor.',
    },
    'blind-rage': {
      upper:
        'Przesuń 1 potwora o najwyżej 1 sektor; do końca tury nawet w świetle używa on swojej liczby kości z ciemności.',
      lower: 'Rzuca do końca tury 1 dodatkową kością ataku.',
    },
    frenzy: {
      upper: 'Ten potwór rzuca teraz, w ramach swojego ataku, jeszcze 1 kością.',
      lower: 'Zamiast tego jeszcze 2 kośćmi.',
    },
    'blood-scent': {
      upper: 'Przesuń 1 potwora, którego nie ma w sektorze Bohatera, o najwyżej 2 sektory.',
      lower: 'Rzuca do końca tury 1 dodatkową kością ataku.',
    },
    'feed-on-fear': {
      upper: 'Wybierz 1 potwora: rzuca do końca tury 1 dodatkową kością ataku.',
      lower: 'Zamiast tego 2 dodatkowymi kośćmi.',
    },
    'give-chase': {
      upper:
        '1 potwór z sektora, z którego Bohater właśnie wyszedł, przechodzi do sektora Bohatera, jeśli te sektory sąsiadują ze sobą.',
      lower: 'Robi to dowolnie wiele tamtejszych potworów.',
    },
    scuttle: {
      upper: 'Przesuń 1 potwora o najwyżej 3 sektory.',
      lower: 'Przesuń innego potwora o najwyżej 2 sektory.',
    },
    'from-the-vents': {
      upper:
        'Przesuń 1 potwora o najwyżej 2 sektory. Po rozpatrzeniu odrzuć tę kartę: pola, które zakrywała, są znowu wolne.',
      lower: 'Karta nie wlicza się do 2 reakcji tej tury.',
    },
    'slip-away': {
      upper:
        'Przesuń o najwyżej 2 sektory 1 potwora, który jest w sektorze mającym zostać eksplorowany; musi skończyć ruch poza sektorami, które mają zostać eksplorowane.',
      lower: 'Zamiast tego przenieś go do dowolnego nieodkrytego sektora tego samego poziomu.',
    },
    flanking: {
      upper: 'Przesuń 1 potwora o najwyżej 2 sektory, a innego o najwyżej 1.',
      lower: 'Drugiego można przesunąć o najwyżej 2.',
    },
    dodge: { upper: 'Bohater rzuca 1 kością mniej (najmniej 0).', lower: 'Zamiast tego 2 mniej.' },
    swarm: {
      upper: 'Przesuń 2 różne potwory, każdego o najwyżej 1 sektor.',
      lower: 'Zamiast tego każdego o najwyżej 2 sektory.',
    },
    restless: {
      upper: 'Przesuń 1 potwora o najwyżej 2 sektory; odpowiedzi dotyczą nowego położenia.',
      lower: 'Przesuń drugiego potwora o najwyżej 2 sektory.',
    },
    'through-the-ducts': {
      upper:
        'Przenieś 1 nieodkrytego potwora do innego nieodkrytego sektora tego samego poziomu, który nie sąsiaduje z sektorem Bohatera.',
      lower: 'Można go postawić w sąsiednim nieodkrytym sektorze.',
    },
    scatter: {
      upper: 'Przesuń najwyżej 3 różne potwory, każdego o najwyżej 1 sektor.',
      lower: 'Dobierz 2 karty reakcji.',
    },
    relentless: {
      upper:
        'Dobierz 1 kartę reakcji. Ta karta nie wlicza się do 2 reakcji tej tury (zakrywa jednak pole: 1, jeśli jest pierwszą kartą w turze, w przeciwnym razie 2).',
      lower: 'Zamiast tego dobierz 2 karty.',
    },
    'hit-and-run': {
      upper: 'Ten potwór po swoim ataku przesuwa się o najwyżej 2 sektory.',
      lower: 'Pojawia się 1 potwór.',
    },
    'nowhere-to-run': {
      upper: 'Przesuń 1 potwora o najwyżej 2 sektory.',
      lower: 'Zamiast tego o najwyżej 3 sektory.',
    },
    'wrong-turn': {
      upper: 'Bohater musi przejść do innego sąsiedniego sektora niż zapowiedziany, jeśli taki jest.',
      lower: 'Do którego, wybiera Zło.',
    },
    whispers: {
      upper: 'Jeśli żaden sektor w polu widzenia nie jest oświetlony, Bohater traci 1 punkt poczytalności.',
      lower: 'Zamiast tego 2.',
    },
    'creeping-dread': {
      upper:
        'Przesuń 1 potwora o najwyżej 2 sektory; jeśli przerazi przez to Bohatera, strata jest o 1 większa.',
      lower: 'Zamiast tego o 2 większa.',
    },
    'eyes-in-the-dark': {
      upper: 'Za każdego potwora odkrytego tą akcją Bohater traci 1 punkt poczytalności (najwyżej 2).',
      lower:
        'Jeden z tych potworów kosztuje zamiast 1 pełną wartość przerażenia (co najmniej 1; ograniczenie go nie dotyczy).',
    },
    'lights-out': {
      upper: 'Zgaś światło w 1 sektorze na poziomie Bohatera, innym niż sektor Bohatera.',
      lower: 'Także w drugim sektorze; można wybrać sektor Bohatera.',
    },
    'shaking-hands': {
      upper: 'Zło wybiera 1 kość z wynikiem, który się liczy; Bohater ją przerzuca.',
      lower: 'Zamiast tego 2 kości.',
    },
    'it-wont-die': {
      upper:
        'Jeśli Walka Bohatera nie zabiła w tej turze żadnego potwora, Bohater traci 1 punkt poczytalności.',
      lower: 'Zamiast tego 2.',
    },
    'false-echo': {
      upper: 'Dla jednego z celów Zło może podać dowolną odległość i dowolny poziom, prawdziwe albo nie.',
      lower: 'Dla wszystkich celów.',
    },
    'in-the-box': {
      upper:
        'Bohater traci 1 punkt poczytalności albo odrzuca 1 przedmiot dobrany w tej turze (wybiera Bohater).',
      lower: 'Jedno i drugie.',
    },
    flicker: {
      upper: 'Zgaś światło w najwyżej 2 sektorach oświetlonych w tej turze, innych niż sektor Bohatera.',
      lower: 'Można wybrać także sektor Bohatera.',
    },
    panic: { upper: 'Bohater traci 1 punkt poczytalności.', lower: 'Zamiast tego 2.' },
    frozen: {
      upper: 'W następnej turze Bohater nie może użyć spowolnienia czasu.',
      lower: 'Bohater traci ponadto 1 żeton adrenaliny.',
    },
    'loss-of-control': {
      upper: 'Bohater traci 1 żeton adrenaliny.',
      lower:
        'Zło przesuwa Bohatera o 1 sektor, do sąsiedniego odkrytego sektora (bez ataku towarzyszącego; niczego nie trzeba odkrywać).',
    },
    tripwire: {
      upper: 'Połóż 1 żeton zagrożenia w sektorze, z którego Bohater właśnie wyszedł.',
      lower: 'Bohater traci 1 punkt zdrowia.',
    },
    'seed-the-path': {
      upper: 'Połóż 1 żeton zagrożenia w nieodkrytym sektorze w odległości 2 lub większej.',
      lower: 'Zamiast tego połóż 2.',
    },
    snare: {
      upper:
        'Przesuń 1 potwora o najwyżej 1 sektor oraz zablokuj albo odblokuj jedne drzwi, które nie są na krawędzi sektora Bohatera.',
      lower: 'Mogą to być drzwi sektora Bohatera.',
    },
    'booby-trap': {
      upper:
        'Połóż 1 żeton zagrożenia w sektorze, który ma zostać eksplorowany (nawet jeśli jest w polu widzenia).',
      lower: 'Bohater nie może tą akcją odrzucić żetonu zagrożenia.',
    },
    'rigged-corridor': {
      upper: 'Połóż 1 żeton zagrożenia na poziomie Bohatera, poza polem widzenia.',
      lower: 'Bohater traci 1 punkt zdrowia.',
    },
    ricochet: {
      upper: 'Jeśli Bohater wyrzucił co najmniej 2 pudła, traci 1 punkt zdrowia.',
      lower: 'Zamiast tego po 1 punkcie zdrowia za każde pudło, najwyżej 2.',
    },
    debris: {
      upper:
        'Połóż 1 żeton zagrożenia w sektorze Bohatera albo w sąsiednim (nawet jeśli jest w polu widzenia).',
      lower: 'W jednym ataku w tej turze Zło może raz przerzucić wszystkie pudła.',
    },
    feedback: {
      upper:
        'Połóż 1 żeton zagrożenia w sektorze jednego z dwóch celów, jeśli nie jest to sektor Bohatera (nawet jeśli jest w polu widzenia).',
      lower: 'Bohater traci 1 punkt poczytalności.',
    },
    'gas-pocket': {
      upper:
        'Połóż 1 żeton zagrożenia w sektorze Bohatera albo w sąsiednim (nawet jeśli jest w polu widzenia).',
      lower: 'Bohater traci 1 punkt zdrowia.',
    },
    'short-circuit': {
      upper:
        'Jeśli w tej turze naprawiono włącznik, zgaś światło w jednym z oświetlonych nim sektorów; w przeciwnym razie połóż 1 żeton zagrożenia w odległości 2 lub większej.',
      lower: 'Bohater traci 1 punkt zdrowia.',
    },
    splinters: {
      upper:
        'Połóż 1 żeton zagrożenia w sektorze sąsiadującym z sektorem Bohatera (nawet jeśli jest w polu widzenia).',
      lower: 'Bohater traci jeszcze 1 punkt zdrowia.',
    },
    acid: {
      upper: 'Bohater odrzuca 1 ładunek z wybranego przez siebie przedmiotu.',
      lower: 'Zamiast tego 2 ładunki z jednego przedmiotu, który wybiera Zło.',
    },
    'shifting-peril': {
      upper: 'Przełóż najwyżej 2 żetony zagrożenia do innych dozwolonych sektorów tego samego poziomu.',
      lower: 'Jeden z nich można położyć w sektorze Bohatera.',
    },
  },
  itemTexts: {
    'bullets-1': bullets,
    'bullets-2': bullets,
    'bullets-3': bullets,
    'jet-pack': { effect: 'Ruch: do 2 punktów ruchu.', upgraded: 'Do 3.' },
    crowbar: { effect: 'Walka: zaatakuj 1 potwora w swoim sektorze 3 kośćmi.', upgraded: '4 kości.' },
    'body-armour': {
      effect:
        'Darmowe: atak albo atak towarzyszący miałby kosztować zdrowie. Odrzuć do 2 ładunków: za każdy tracisz o 1 punkt zdrowia mniej.',
      upgraded: 'Pierwszy ładunek zapobiega utracie 2.',
    },
    toolkit: {
      effect: 'Interakcja: napraw włącznik w swoim sektorze w 2 kierunkach naraz.',
      upgraded: 'We wszystkich kierunkach.',
    },
    flare: {
      effect: 'Eksploracja: eksploruj jak zwykle; oświetl każdy eksplorowany sektor.',
      upgraded: 'Oświetl także swój sektor.',
    },
    grenade: {
      effect:
        'Walka: wybierz sektor w polu widzenia inny niż swój; rzuć 4 kośćmi; obrażenia dostaje każdy potwór w tym sektorze.',
      upgraded: '5 kości.',
    },
    'pipe-bomb': {
      effect:
        'Walka: wybierz dowolny sektor w odległości 1–3, odkryty albo nie; rzuć 3 kośćmi; obrażenia dostaje każdy potwór w tym sektorze.',
      upgraded: 'Odległość 1–4, 4 kości.',
    },
    flamethrower: {
      effect:
        'Walka: wybierz swój sektor albo sąsiedni odkryty; rzuć 2 kośćmi osobno dla każdego potwora w tym sektorze.',
      upgraded: 'Po 3 kości.',
    },
    stimulant: {
      effect: 'Darmowe: po twojej akcji. Wykonaj w tej turze 1 dodatkową podstawową akcję Ruchu.',
      upgraded: '1 dodatkową podstawową akcję dowolnego rodzaju.',
    },
    'med-kit': { effect: 'Interakcja: odzyskaj 2 punkty zdrowia.', upgraded: '3 punkty zdrowia.' },
    sedatives: {
      effect: 'Interakcja: odzyskaj 2 punkty poczytalności.',
      upgraded: '3 punkty poczytalności.',
    },
    'adrenaline-shot': {
      effect: 'Darmowe: początek tury. Dostajesz 2 żetony adrenaliny (najwyżej 6).',
      upgraded: 'Dostajesz 3.',
    },
    'gas-mask': {
      effect:
        'Darmowe: Zło rzuciło kośćmi w twoim niebezpiecznym sektorze. W tym rzucie zrywy się nie liczą.',
      upgraded: 'Ponadto do końca tej tury żadna reakcja nie jest niebezpieczna.',
    },
    serum: {
      effect: 'Interakcja: odzyskaj 3 punkty zdrowia i strać 1 punkt poczytalności albo na odwrót.',
      upgraded: 'Bez straty.',
    },
    floodlight: {
      effect: 'Interakcja: oświetl swój sektor i wszystkie sąsiednie sektory (nie przez schody).',
      upgraded: 'A w każdym kierunku także następny sektor w linii prostej.',
    },
    'motion-tracker': {
      effect: 'Lokalizacja: 3 cele zamiast 2.',
      upgraded: 'Dla każdego celu także kierunek, w którym zaczyna się najkrótsza droga.',
    },
    'plasma-cutter': {
      effect: 'Walka: zaatakuj 1 potwora w swoim sektorze 3 kośćmi; zrywy zawsze się liczą.',
      upgraded: '4 kości.',
    },
    'stun-baton': {
      effect:
        'Walka: bez kości: 1 potwór w twoim sektorze jest ogłuszony do końca następnej tury: nie atakuje i nie liczy się w atakach towarzyszących.',
      upgraded: 'Wszystkie potwory w twoim sektorze.',
    },
    'scout-drone': {
      effect:
        'Eksploracja: odkryj do 3 sektorów wzdłuż drogi przez sąsiednie sektory, zaczynając obok siebie (bez schodów); żetonu zagrożenia się nie odrzuca.',
      upgraded: 'Do 4.',
    },
    'mine-sweeper': {
      effect:
        'Eksploracja: eksploruj jak zwykle; odrzuć wszystkie żetony zagrożenia ze swojego sektora i z eksplorowanych.',
      upgraded: 'Eksploruj do 3 sektorów.',
    },
    'holo-memory': {
      effect:
        'Darmowe: krok labiryntu na koniec rundy. W tym kroku żaden sektor twojego poziomu nie znika z labiryntu.',
      upgraded: 'Można użyć także przy zmianie poziomu: nic nie znika z labiryntu.',
    },
    'door-override': {
      effect:
        'Ruch: najpierw odblokuj dowolnie wiele drzwi swojego sektora; potem 1 punkt ruchu; potem zablokuj dowolnie wiele drzwi sektora, w którym jesteś.',
      upgraded: '2 punkty ruchu.',
    },
    'night-goggles': {
      effect: 'Darmowe: przerażenie. Tracisz o 2 punkty poczytalności mniej (najmniej 0).',
      upgraded: 'Nie tracisz żadnego.',
    },
    'bio-scanner': {
      effect: 'Przeszukanie: dobierz 3 karty, zatrzymaj 2, odrzuć 1. Nie zużywa pomieszczenia.',
      upgraded: 'Zatrzymaj wszystkie 3.',
    },
    'decoy-beacon': {
      effect:
        'Interakcja: wybierz odkryty sektor w odległości 2 lub większej: Zło musi każdego potwora (poza bossami) w odległości 0–2 od ciebie przesunąć o 1 sektor bliżej niego, jeśli to możliwe; kolejność wybiera Zło; hałas jak zwykle.',
      upgraded: 'O 2 sektory.',
    },
  },
  characterTexts: {
    pilot: 'Raz na rundę jedna podstawowa akcja Ruchu daje 2 punkty ruchu.',
    engineer:
      'Na początku każdej tury możesz ulepszyć 1 przedmiot; dla ciebie komponent może być dowolnego typu.',
    captain: 'Pierwsze przerażenie w każdej rundzie kosztuje cię o 1 punkt poczytalności mniej (najmniej 0).',
    doctor: 'Koniec rundy: odzyskaj 1 punkt zdrowia albo 1 punkt poczytalności.',
  },
  skillTexts: {
    pilot: {
      spores: 'W atakach towarzyszących przeciw tobie rzuca się 1 kością mniej.',
      parasites: 'Raz na rundę, po rzucie Zła w ataku przeciw tobie, 1 trafienie się nie liczy.',
      cultists: 'W podstawowej Walce rzucasz 3 kośćmi.',
      hybrids: 'Twoja podstawowa Eksploracja odkrywa do 3 sektorów.',
      worms: 'Raz na rundę możesz użyć spowolnienia czasu za darmo.',
    },
    engineer: {
      spores: 'Raz na rundę w jednym rzucie Zła zrywy nie liczą się jako trafienia.',
      parasites: 'Po każdym punkcie ruchu możesz zablokować do 2 drzwi.',
      cultists: 'W Walce z użyciem przedmiotu rzucasz 1 dodatkową kością.',
      hybrids: 'Raz na rundę jedno użycie przedmiotu kosztuje 1 ładunek mniej.',
      worms: 'Włączniki, które naprawiasz, oświetlają do 3 sektorów w wybranym kierunku.',
    },
    captain: {
      spores: 'Gdy wykonujesz Eksplorację, możesz odrzucić najwyżej 2 żetony zagrożenia.',
      parasites: 'Raz na rundę możesz zapobiec utracie 1 punktu zdrowia.',
      cultists: 'Raz na Walkę możesz przerzucić 1 kość.',
      hybrids: 'Raz na turę utrata poczytalności spowodowana kartą reakcji jest o 1 mniejsza.',
      worms: 'Przy każdym uzupełnieniu dostajesz 1 żeton adrenaliny więcej (najwyżej 6).',
    },
    doctor: {
      spores: 'Raz na rundę, gdy tracisz zdrowie w niebezpiecznym sektorze, tracisz o 1 mniej.',
      parasites: 'Przedmioty, które przywracają zdrowie albo poczytalność, przywracają o 1 więcej.',
      cultists: 'Progi zabicia rannych potworów są dla ciebie o 1 niższe (najmniej 1).',
      hybrids: 'Koniec rundy: odzyskaj 1 punkt poczytalności.',
      worms: 'Twoja podstawowa Lokalizacja ma 3 cele.',
    },
  },
  allyTexts: {
    pilot: {
      ability: 'Po rozpatrzeniu akcji Ruchu Bohatera: 1 dodatkowy punkt ruchu. Najwyżej raz na turę.',
      sacrifice:
        'Bohater przesuwa się o najwyżej 4 sektory; bez ataków towarzyszących. To nie jest akcja. Przerażenia i odkrywanie działają jak zwykle.',
    },
    engineer: {
      ability: 'Początek tury: włącz światło w sektorze Bohatera.',
      sacrifice: 'Włącz światło w każdym sektorze na poziomie Bohatera w odległości 3 lub mniejszej.',
    },
    captain: {
      ability: 'Po rzucie Bohatera w Walce: przerzuć raz dowolnie wiele jego kości.',
      sacrifice: 'Usuń z sektora Bohatera wszystkie potwory poza bossami (bez doświadczenia).',
    },
    doctor: {
      ability:
        'Koniec tury, po atakach: odzyskaj 1 punkt zdrowia albo 1 punkt poczytalności. Najwyżej raz na turę.',
      sacrifice: 'Odzyskaj razem 6 punktów, podzielonych między zdrowie i poczytalność, jak chce Bohater.',
    },
  },
  missionTexts: {
    'trapped-crewmate': {
      setup: null,
      nuisance: null,
      task: 'Dwie Interakcje w Ambulatorium.',
      reward: 'Zdobądź sojusznika.',
    },
    'weapons-locker': {
      setup: 'Zło kładzie 2 karty dostępu, po jednej na każdym poziomie.',
      nuisance: null,
      task: 'Zabierz kartę dostępu stamtąd, gdzie leży, potem Interakcja w Zbrojowni.',
      reward: 'Karta Pocisków i 2 przedmioty.',
    },
    'emergency-power': {
      setup: null,
      nuisance: null,
      task: 'Interakcja w Generatorowni, gdy nie ma tam potworów.',
      reward: 'Światło we wszystkich 8 pomieszczeniach i obok Generatorowni.',
    },
    synthesis: {
      setup: null,
      nuisance: null,
      task: 'Zabij odkrytego potwora, potem Interakcja w Laboratorium.',
      reward: 'Odzyskaj 4 punkty zdrowia i 4 punkty poczytalności.',
    },
    'barricaded-survivor': {
      setup: null,
      nuisance: null,
      task: 'Interakcja w Kantynie, gdy jest oświetlona.',
      reward: 'Zdobądź sojusznika.',
    },
    haze: {
      setup: null,
      nuisance: 'Podstawowa Eksploracja odkrywa najwyżej 1 sektor.',
      task: 'Interakcja w Pomieszczeniu kontrolnym.',
      reward: 'Odzyskaj 2 punkty poczytalności.',
    },
    'dead-silence': {
      setup: null,
      nuisance:
        'Raz na rundę, po Ruchu Bohatera, Zło może bez karty przesunąć nieodkrytego potwora o 1 sektor.',
      task: 'Dwie Interakcje w Pokoju łączności.',
      reward: 'Dobierz 2 przedmioty.',
    },
    'failing-grid': {
      setup: null,
      nuisance: 'Naprawiony włącznik oświetla swój sektor i najwyżej 1 dalszy.',
      task: 'Dwie Interakcje w Generatorowni.',
      reward: 'Światło tam i do 2 sektorów w każdym kierunku.',
    },
    'spore-bloom': {
      setup: 'W Laboratorium czeka Matka zarodników.',
      nuisance: 'Na koniec każdej rundy mogą pojawić się Zarodniki, jeśli Zło tego chce.',
      task: 'Zabij Matkę zarodników.',
      reward: 'Wszystkie Zarodniki znikają z mapy.',
    },
    'jamming-field': {
      setup: null,
      nuisance: 'Podstawowa Lokalizacja ma 1 cel.',
      task: 'Interakcja w Zbrojowni.',
      reward: 'Zadaj od razu 2 pytania Lokalizacji.',
    },
    'distress-call': {
      setup: 'Zło kładzie 2 żetony zagrożenia.',
      nuisance: null,
      task: 'Trzy Interakcje w Pokoju łączności, najwyżej jedna na turę.',
      reward: null,
    },
    'radiation-purge': {
      setup: null,
      nuisance: null,
      task: 'Interakcja w Laboratorium, po której może pojawić się potwór; potem Interakcja w Pomieszczeniu kontrolnym.',
      reward: null,
    },
    evacuation: {
      setup: null,
      nuisance:
        'Na koniec każdej rundy odliczanie spada o 1; gdy wynosi 0, każdy koniec rundy kosztuje 3 punkty zdrowia i 3 punkty poczytalności.',
      task: 'Interakcja w Pomieszczeniu kontrolnym: odliczanie zaczyna się od 2. Potem Interakcja przy Kapsułach ratunkowych.',
      reward: null,
    },
    'the-queen': {
      setup:
        'W Generatorowni staje Królowa czerwi; jeśli to bliżej niż 3 od Bohatera, w dowolnym sektorze tego poziomu w odległości 3 lub większej. Nikt jej nie słyszy.',
      nuisance: null,
      task: 'Zabij Królową czerwi.',
      reward: null,
    },
    'the-ritual': {
      setup:
        'W Kantynie staje Arcykapłan; jeśli to bliżej niż 3 od Bohatera, w dowolnym sektorze tego poziomu w odległości 3 lub większej. Zło kładzie 3 kręgi.',
      nuisance: null,
      task: 'Zabij Arcykapłana albo wykonaj Interakcję przy każdym z 3 kręgów, a potem w Kantynie.',
      reward: null,
    },
  },
  bossTexts: {
    'queen-worm':
      'Zdrowej Królowej czerwi nie można zabić jednym atakiem, a tylko zranić. Odblokowanie drzwi nie kosztuje jej punktu ruchu.',
    'high-priest': 'Każdy Kultysta w jego sektorze rzuca w swoim ataku na koniec tury 1 dodatkową kością.',
    'brood-mother': 'Nie można jej przesunąć ani przenieść.',
  },
}

export const { cardTexts, itemTexts, characterTexts, skillTexts, allyTexts, missionTexts, bossTexts } =
  effects
