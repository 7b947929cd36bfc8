import type {
  Item,
  KeeperAction,
  Lock,
  MentalTrait,
  MythosCard,
  Obstacle,
  Spell,
  Token,
  TraumaCard,
} from '../../content/ids.ts'

/** What the cards say. Combat cards, backs of Spells and special attacks are told from their effects (effects.ts). */

export const abilities: Readonly<Record<MentalTrait, string>> = {
  'pete-false-trail': 'Raz na grę, przed testem Uników: +4 do wszystkich twoich testów Uników w tej turze.',
  'pete-scrounger':
    'Akcja, raz na grę: odrzuć dowolnie wiele swoich kart Ekwipunku, Ksiąg, Artefaktów i Broni; za każdą zyskaj 1 punkt umiejętności.',
  'gloria-nightmares':
    'Raz na grę, gdy zagrano na ciebie kartę Mitów: zostaje odrzucona bez efektu; zagrożenie pozostaje wydane.',
  'gloria-foreshadowing':
    'Akcja, raz na grę: obejrzyj dwie wierzchnie karty stosu dowolnego pomieszczenia; widzisz je tylko ty.',
  'harvey-lecture':
    'Akcja, raz na grę: każdy inny badacz w twoim pomieszczeniu zyskuje 1 punkt umiejętności.',
  'harvey-dead-languages':
    'Raz na grę, gdy wykonujesz test czytania Księgi lub rzucania Zaklęcia: odnosisz sukces bez rzutu.',
  'jenny-woman-of-the-world':
    'Raz na grę, po swoim rzucie w teście umiejętności: rzuć jeszcze raz i użyj nowego wyniku.',
  'jenny-quick-study': 'Raz na grę, po swojej fazie akcji: wykonaj w tej turze drugą fazę akcji.',
  'joe-lucky-break':
    'Akcja, raz na grę: wybierz potwora na swoim obszarze i testuj Szczęście; sukces: potwór ginie. (To nie atak: najpierw test Uników.)',
  'joe-on-the-case':
    'Raz na grę, gdy podczas przeszukiwania odkryjesz Wskazówkę: zyskaj 3 punkty umiejętności.',
  'kate-test-theories':
    'Akcja, raz na grę: testuj Intelekt; sukces: czytasz kartę Celu. Nie zostaje przez to ujawniona; możesz mówić, co na niej jest.',
  'kate-method':
    'Raz na grę, gdy zaczynasz próbę łamigłówki: masz w niej dwa razy tyle akcji łamigłówki z Intelektu.',
  'michael-steady-nerves':
    'Raz na grę, gdy masz otrzymać punkty przerażenia: nie otrzymujesz żadnego (i nie można za nie zagrać szaleństwa).',
  'michael-both-barrels': 'Raz na grę, po rozpatrzeniu twojej akcji ataku: wykonaj jeszcze jeden atak.',
  'mary-guiding-hand':
    'Akcja, raz na grę: wybierz potwora w swoim pomieszczeniu i przesuń go o maksymalnie 3 obszary.',
  'mary-prayer':
    'Akcja, raz na grę: rzuć kością i usuń z siebie połowę tylu punktów przerażenia, zaokrąglając w górę.',
}

export const items: Readonly<Record<Item, string>> = {
  duke: '+2 do twoich testów Zręczności i Siły podczas walki. Akcja, raz na rundę: przekaż Duke’a i jedną ze swoich kart Przeszukiwania badaczowi w odległości do 2 obszarów.',
  guitar:
    'Akcja: każdy badacz w twoim pomieszczeniu usuwa 1 punkt przerażenia; potem Strażnik otrzymuje 1 żeton zagrożenia.',
  manuscript:
    'Gdy podczas przeszukiwania odkryjesz Wskazówkę, usuń 2 punkty przerażenia i zyskaj 1 punkt umiejętności.',
  'old-journal':
    'Akcja: testuj Wiedzę. Sukces: zyskaj wybrane Zaklęcie, potem odrzuć tę kartę. Porażka: otrzymujesz 1 punkt przerażenia.',
  'jenny-45-automatic': 'Obrażenia 3. Zaatakuj potwora w zasięgu 2.',
  'isabelles-letter': 'Akcja: usuń z siebie 1 punkt przerażenia.',
  'joe-45-automatics':
    'Obrażenia 3. Zaatakuj potwora w zasięgu 2. Jeśli zadasz obrażenia, możesz też zadać 1 obrażenie innemu potworowi na swoim obszarze.',
  'magnifying-glass': 'W każdej próbie masz o 1 akcję łamigłówki więcej.',
  'flux-stabilizer':
    'Akcja: do początku twojej następnej tury żaden potwór nie może wejść na twój obszar ani zostać na nim umieszczony (te, które już tam są, zostają).',
  'instrument-case':
    'Raz na turę, po swoim nieudanym teście Intelektu lub Wiedzy: rzuć jeszcze raz i użyj nowego wyniku.',
  thompson: 'Obrażenia 4. Zaatakuj potwora w zasięgu 2. Jeśli w teście ataku wypadnie 10, upuść tę kartę.',
  dynamite:
    'Atak: odrzuć tę kartę i wybierz obszar w zasięgu 2; każdy potwór i każdy badacz na nim otrzymuje 5 obrażeń. Nie dobiera się karty Walki.',
  'holy-water':
    'Atak: odrzuć tę kartę; Zombie, Wiedźma lub monstrum na twoim obszarze otrzymuje 4 obrażenia. Nie dobiera się karty Walki.',
  'holy-rosary': '+2 do twoich testów Przerażenia.',
  'brass-key': 'Otwiera Mosiężny zamek.',
  'iron-key': 'Otwiera Żelazny zamek.',
  'magic-phrase': 'Odrzuć ją, żeby przejść przez Kredową pieczęć.',
  'pry-bar': 'Pomaga na Zabite deskami i na Gruz. Obrażenia 2, atak na swoim obszarze.',
  sledgehammer: 'Pomaga na Zabite deskami, Zacięte drzwi i na Gruz. Obrażenia 3, atak na swoim obszarze.',
  axe: 'Obrażenia 3, atak na swoim obszarze.',
  'kitchen-knife': 'Obrażenia 2, atak na swoim obszarze.',
  'bone-saw': 'Obrażenia 2; przeciw Zombie 4. Atak na swoim obszarze.',
  sabre: 'Obrażenia 3, atak na swoim obszarze.',
  'fire-poker': 'Obrażenia 2, atak na swoim obszarze.',
  revolver: 'Obrażenia 2, atak w zasięgu 3.',
  shotgun: 'Obrażenia 5 na swoim obszarze, 3 w zasięgu 1.',
  lantern: 'Nie zważasz na ciemność.',
  sedative: 'Akcja: odrzuć tę kartę; badacz na twoim obszarze odrzuca jedną kartę Traumy.',
  whiskey: 'Akcja: odrzuć tę kartę i usuń z siebie 3 punkty przerażenia.',
  'first-aid-kit': 'Akcja: badacz na twoim obszarze usuwa 2 obrażenia. Po drugim użyciu odrzuć ją.',
  'fire-bucket':
    'Akcja: usuń żeton ognia ze swojego pomieszczenia albo z pomieszczenia, które ma wspólne drzwi lub otwartą krawędź z twoim obszarem.',
  'cult-robes': '+2 do twoich testów Uników przeciw Kultystom i Przywódcom kultu.',
  rope: 'Gdy nie uda ci się test Uników, możesz odrzucić tę kartę: potwór nie zadaje obrażeń.',
  'warding-stone': 'Raz na turę, gdy otrzymujesz obrażenia od potwora: zmniejsz je o 1.',
  'silver-hourglass':
    'Raz na grę, na początku swojej tury: masz w tej turze trzy fazy ruchu (dwie, jeśli jesteś w ogłuszeniu).',
  'ruby-of-rlyeh':
    'Na początku swojej tury możesz otrzymać 1 punkt przerażenia, żeby zyskać 1 punkt umiejętności.',
  'brass-cylinder': 'Karta historii „Zimny oddział”. Nie można jej odrzucić.',
  'nameless-cults':
    'Akcja: testuj Wiedzę. Sukces: zyskaj Spętanie lub Wysuszenie, potem odrzuć tę kartę. Porażka: otrzymujesz 1 punkt przerażenia.',
  'de-vermis-mysteriis':
    'Akcja: testuj Wiedzę −1. Sukces: zyskaj dwa różne wybrane Zaklęcia, potem odrzuć tę kartę. Porażka: otrzymujesz 2 punkty przerażenia.',
  'vail-almanac':
    'Akcja: testuj Intelekt. Sukces: Strażnik nazywa pomieszczenie, w którym leży ukryta Wskazówka; potem odrzuć tę kartę. Porażka: brak efektu.',
  'koss-casebook':
    'Akcja: testuj Wiedzę. Sukces: zyskaj Pakt krwi lub Ukojenie umysłu, potem odrzuć tę kartę. Porażka: otrzymujesz 1 punkt przerażenia.',
  harpoon:
    'Obrażenia 3, atak na swoim obszarze. Po udanym ataku możesz go upuścić, żeby położyć na tym potworze żeton ogłuszenia.',
  'signal-flare':
    'Akcja: odrzuć tę kartę; usuń żeton ciemności ze swojego pomieszczenia, a każdy potwór w nim otrzymuje żeton ogłuszenia.',
  'nell-carrow':
    'Karta historii „Co przywołała latarnia”. +1 do twoich testów Przerażenia; nie możesz biegać. Nie można jej odrzucić.',
  'unreturned-volume': 'Karta historii „Niezwrócony tom”. Nie ma własnej Akcji. Nie można jej odrzucić.',
  'rock-salt':
    'Akcja: odrzuć tę kartę; każdy Zombie na twoim obszarze otrzymuje 3 obrażenia. Albo odrzuć ją zamiast rzutu, gdy solisz bruzdę (Cel „To, co orze”).',
}

export const locks: Readonly<Record<Lock, string>> = {
  'lock-brass': 'Niesiesz Mosiężny klucz: odrzuć ten Zamek i wejdź. W przeciwnym razie zostajesz.',
  'lock-iron': 'Niesiesz Żelazny klucz: odrzuć ten Zamek i wejdź. W przeciwnym razie zostajesz.',
  'lock-jammed':
    'Testuj Siłę albo użyj Młota kowalskiego, żeby odnieść sukces bez rzutu. Sukces: odrzuć, wejdź. Porażka: zostajesz.',
  'lock-nailed':
    'Testuj Siłę −2 albo użyj Łomu lub Młota kowalskiego, żeby odnieść sukces bez rzutu. Sukces: odrzuć, wejdź. Porażka: otrzymujesz 1 obrażenie, zostajesz.',
  'lock-combination': 'Łamigłówka zamka 4A. Rozwiązana: odrzuć, wejdź.',
  'lock-tumbler': 'Łamigłówka zamka 5B. Rozwiązana: odrzuć, wejdź.',
  'lock-wired': 'Łamigłówka przewodów 1A. Rozwiązana: odrzuć, wejdź.',
  'lock-rune': 'Łamigłówka runiczna 7. Rozwiązana: odrzuć, wejdź.',
  'lock-dread':
    'Testuj Wolę. Sukces: wejdź; Zamek zostaje. Porażka: otrzymujesz 1 punkt przerażenia, zostajesz.',
  'lock-frozen':
    'Testuj Siłę −1, z premią +2, jeśli niesiesz Latarnię. Sukces: odrzuć, wejdź. Porażka: otrzymujesz 1 obrażenie, zostajesz.',
  'lock-sigil':
    'Testuj Wiedzę albo odrzuć Magiczną frazę, żeby odnieść sukces bez rzutu. Sukces: odrzuć, wejdź. Porażka: otrzymujesz 1 punkt przerażenia, zostajesz.',
}

export const obstacles: Readonly<Record<Obstacle, string>> = {
  'ob-strongbox': 'Łamigłówka przewodów 2A. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-suitcase': 'Łamigłówka zamka 6A. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-desk': 'Łamigłówka zamka 5A. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-cabinet': 'Łamigłówka zamka 4B. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-casket': 'Łamigłówka runiczna 8. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-cipher': 'Łamigłówka runiczna 9. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-rubble':
    'Testuj Siłę −1 albo użyj Łomu lub Młota kowalskiego. Sukces: odrzuć, przeszukuj dalej. Porażka: akcja przeszukiwania się kończy.',
}

export const spells: Readonly<Record<Spell, string>> = {
  shrivelling: 'Zaklęcie ataku. Wybierz potwora w zasięgu 2 i w polu widzenia; testuj Wiedzę.',
  binding: 'Zaklęcie ataku. Wybierz potwora w swoim pomieszczeniu; testuj Wolę.',
  'blood-pact': 'Wybierz badacza w swoim pomieszczeniu (możesz wybrać siebie); testuj Wiedzę.',
  'quiet-the-mind': 'Wybierz badacza w swoim pomieszczeniu (możesz wybrać siebie); testuj Wolę.',
}

/** Requirement and effect. */
export const mythos: Readonly<Record<MythosCard, string>> = {
  'creaking-floor':
    'Hol lub sypialnia. Badacz testuje Zręczność. Porażka: Strażnik przesuwa jednego potwora o 1 obszar.',
  'sudden-gust': 'Hol lub pod gołym niebem. Połóż żeton ciemności w pomieszczeniu badacza.',
  'slamming-door':
    'Na obszarze badacza są drzwi. Testuje on Szczęście. Porażka: traci jedną niewykorzystaną fazę ruchu tej tury, jeśli ją ma.',
  'whispers-in-the-walls':
    'Sypialnia lub gabinet. Badacz testuje Wolę. Porażka: otrzymuje 1 punkt przerażenia.',
  'loose-stair':
    'Podziemie albo drabina na obszarze badacza. Testuje on Zręczność. Porażka: otrzymuje 1 obrażenie i zostaje ogłuszony.',
  'falling-shelves': 'Gabinet lub pracownia. Badacz testuje Zręczność −1. Porażka: otrzymuje 2 obrażenia.',
  'wrong-reflection':
    'W pomieszczeniu nie ma innego badacza. Badacz testuje Wolę −1. Porażka: otrzymuje 2 punkty przerażenia.',
  'the-light-fails':
    'Pomieszczenie nie jest ciemne. Połóż w nim żeton ciemności; badacz testuje Wolę. Porażka: otrzymuje 1 punkt przerażenia.',
  'numb-hands':
    'Podziemie, a badacz niesie Broń. Testuje on Siłę. Porażka: upuszcza wybraną przez siebie Broń.',
  thorns: 'Pod gołym niebem. Badacz testuje Zręczność. Porażka: otrzymuje 1 obrażenie.',
  rats: 'Podziemie lub kuchnia. Badacz testuje Siłę. Porażka: otrzymuje 1 obrażenie i odrzuca wybraną przez siebie kartę Ekwipunku, jeśli ją ma.',
  'foul-air': 'Podziemie. Badacz testuje Siłę −1. Porażka: otrzymuje 1 obrażenie i zostaje ogłuszony.',
  'strange-skies': 'Pod gołym niebem. Badacz testuje Wolę −1. Porażka: otrzymuje 2 punkty przerażenia.',
  'something-underfoot':
    'Pod gołym niebem lub podziemie. Połóż znacznik zwłok na obszarze badacza, jeśli jakiś został; badacz otrzymuje 1 punkt przerażenia.',
  'stopped-watch': 'Pracownia lub hol. Badacz traci wszystkie niewykorzystane fazy ruchu tej tury.',
  'the-same-minute':
    'Badacz użył w tej turze akcji. Przestaw go na obszar, na którym zaczął tę turę, jeśli jest w tym samym lub sąsiednim pomieszczeniu; bez testów.',
  chime: 'Hol, pracownia lub salon. Badacz testuje Wolę. Porażka: zostaje ogłuszony.',
  'secret-appointment':
    'Zagrywana zakryta. Dopóki badacz ją trzyma: gdy kończy turę w pomieszczeniu z innym badaczem, otrzymuje 1 punkt przerażenia. Gdy kończy turę bez nikogo innego w pomieszczeniu, odrzuca ją.',
  'missing-minute':
    'Gabinet lub sypialnia. Badacz testuje Intelekt. Porażka: Strażnik dobiera jedną kartę Mitów albo jedną kartę Traumy.',
  sedation: 'Sypialnia lub pracownia. Badacz testuje Siłę. Porażka: zostaje ogłuszony.',
  'carbolic-fog':
    'Pracownia lub hol. Badacz testuje Zręczność. Porażka: traci jedną niewykorzystaną fazę ruchu tej tury, jeśli ją ma.',
  'a-hand-from-the-bed':
    'Sypialnia. Badacz testuje Zręczność. Porażka: upuszcza jedną niesioną kartę wybraną przez Strażnika (nie Wskazówkę).',
  'your-own-file':
    'Gabinet. Zagrywana zakryta. Dopóki badacz ją trzyma, ma −1 do Woli. Może ją odrzucić w ramach akcji, nie mówiąc, co na niej było.',
  'cold-draught': 'Podziemie lub pod gołym niebem. Badacz testuje Siłę. Porażka: otrzymuje 1 obrażenie.',
  'wet-footprints':
    'Sypialnia albo badacz jest w ciemnym pomieszczeniu. Testuje on Wolę. Porażka: otrzymuje 1 punkt przerażenia, a Strażnik może przesunąć jednego Zombie, Wiedźmę lub monstrum o 1 obszar.',
  'spring-tide':
    'Pod gołym niebem lub podziemie. Badacz testuje Siłę −1. Porażka: otrzymuje 1 obrażenie, a Strażnik przesuwa go o 1 obszar.',
  'brine-in-the-lamp':
    'Pracownia lub hol, a pomieszczenie nie jest ciemne. Połóż żeton ciemności w pomieszczeniu badacza.',
  'drowned-voice':
    'Zagrywana zakryta. Dopóki badacz ją trzyma, ma −1 do Szczęścia, ale co najmniej 1. Gdy kończy turę pod gołym niebem, odrzuca ją.',
  'paper-cut': 'Gabinet lub pracownia. Badacz testuje Szczęście. Porażka: otrzymuje 1 obrażenie.',
  marginalia:
    'Gabinet lub galeria. Badacz testuje Wiedzę. Porażka: otrzymuje 1 punkt przerażenia, a nieukończoną łamigłówkę karty z jego pomieszczenia, jeśli taka jest, rozkłada się na nowo.',
  'the-exhibit-moves':
    'Galeria lub hol. Strażnik przesuwa jednego potwora o maksymalnie 2 obszary; jeśli na planszy nie ma żadnego, badacz testuje Wolę, porażka: otrzymuje 1 punkt przerażenia.',
  overdue:
    'Zagrywana zakryta. Dopóki badacz ją trzyma: po każdej swojej akcji przeszukiwania otrzymuje 1 punkt przerażenia. Gdy czyta Księgę, odrzuca ją.',
  'standing-corn':
    'Pod gołym niebem. Badacz testuje Intelekt. Porażka: traci jedną niewykorzystaną fazę ruchu tej tury, jeśli ją ma.',
  'grace-is-said':
    'Kuchnia, salon lub kaplica. Badacz testuje Wolę −1. Porażka: otrzymuje 1 punkt przerażenia i zostaje ogłuszony.',
  'the-scythe-falls':
    'Pracownia lub pod gołym niebem. Badacz testuje Zręczność. Porażka: otrzymuje 2 obrażenia.',
}

export const traumas: Readonly<Record<TraumaCard, string>> = {
  'broken-arm': '−2 do wszystkich twoich testów umiejętności podczas walki.',
  'broken-leg':
    'Jeśli w swojej turze poruszysz się więcej niż raz, otrzymujesz 1 obrażenie (raz na turę; bieg się liczy).',
  'back-injury':
    'Ilekroć masz więcej niż jedną kartę Ekwipunku albo więcej niż jedną Broń, natychmiast upuść nadmiar (ty wybierasz).',
  concussion: 'Gdy ją otrzymasz, odrzuć 1 punkt umiejętności. −2 do Intelektu, ale co najmniej 1.',
  'demoralizing-injury':
    'Natychmiastowa. Otrzymujesz 1 punkt przerażenia; jeśli trwa twoja tura, natychmiast się kończy.',
  'hearing-loss': '−2 do Zręczności, ale co najmniej 1.',
  'loss-of-vision': 'Przy przeszukiwaniu każde pomieszczenie jest dla ciebie ciemne (Latarnia nie pomaga).',
  'torn-ligament': 'Nie możesz biegać.',
  panic: 'Natychmiastowa. Strażnik przesuwa cię o maksymalnie trzy obszary.',
  'the-only-way-out': 'Natychmiastowa. Giniesz.',
  'turn-on-them':
    'Natychmiastowa, grupowa. Strażnik wybiera jedną z twoich Broni z wydrukowanymi obrażeniami i innego badacza, którego ona dosięga (twój obszar albo jej zasięg i pole widzenia); otrzymuje on te obrażenia. Jeśli żadna twoja Broń nie ma wydrukowanych obrażeń: badacz na twoim obszarze otrzymuje 2 obrażenia. Jeśli nikogo nie można dosięgnąć: brak efektu.',
  'shared-delusion':
    'Natychmiastowa, grupowa. Każdy inny badacz w twoim pomieszczeniu otrzymuje 1 punkt przerażenia.',
  'afraid-to-be-alone':
    'Grupowa. Gdy kończysz turę bez innego badacza w swoim pomieszczeniu, otrzymujesz 1 punkt przerażenia.',
  paranoia: 'Grupowa. W fazie handlu nie możesz ani dawać, ani brać kart.',
  claustrophobia: 'Gdy kończysz turę w pomieszczeniu o jednym obszarze, otrzymujesz 1 punkt przerażenia.',
  nyctophobia: '−2 do Woli, dopóki jesteś w ciemnym pomieszczeniu.',
  hallucinations:
    'Na początku swojej tury testuj Intelekt; porażka: masz w tej turze o jedną fazę ruchu mniej.',
  catatonia:
    'W każdej swojej turze masz albo fazy ruchu, albo fazę akcji, nie jedno i drugie; wybierasz na początku.',
  amnesia: 'Gdy ją otrzymasz, odrzuć wszystkie swoje Zaklęcia. Nie możesz wydawać punktów umiejętności.',
  obsession:
    'Jeśli kończysz turę w pomieszczeniu, w którym są jeszcze zakryte karty, a w tej turze nie przeszukujesz, otrzymujesz 1 punkt przerażenia.',
  hysteria: 'Test Przerażenia nie udaje ci się przy każdym wyniku 6 lub wyższym.',
}

export const keeperActions: Readonly<Record<KeeperAction, string>> = {
  'command-minion': 'Porusz jednego humanoida o maksymalnie 2 obszary.',
  'creatures-of-the-night': 'Porusz jedną bestię lub jedno monstrum o maksymalnie 3 obszary.',
  'uncontrollable-urges':
    'Raz na turę na każdego badacza: badacz testuje Wolę. Porażka: Strażnik albo przesuwa go o 1 obszar, albo każe mu użyć zdolności Akcja jednej z jego kart i sam dokonuje wszystkich wyborów; musi mieć ona dozwolony cel, a efekt, który niczego by nie zmienił, go nie ma. Testy rzuca się jak zwykle, bez testów Uników; badacz nie traci przez to swojej następnej akcji.',
  'take-sample':
    'Wybierz humanoida na obszarze badacza: badacz testuje Siłę. Porażka: otrzymuje 1 obrażenie, a potwór dostaje żeton próbki, jeśli jakiś został. W dowolnej chwili fazy akcji Strażnika, bez kosztu, potwór na obszarze ołtarza może złożyć na nim swoje próbki; każdą z nich Strażnik zostawia tam albo odrzuca za 5 zagrożenia.',
  'summon-worshippers': 'Umieść jednego Kultystę na obszarze ołtarza. Raz na turę.',
  pyromaniac:
    'Połóż żeton ognia w pomieszczeniu z ogniskiem albo w pomieszczeniu, które ma wspólne drzwi lub otwartą krawędź z płonącym. Raz na turę.',
  'raise-dead':
    'Albo połóż znacznik zwłok na obszarze pomieszczenia, w którym nie ma badacza, albo zastąp dowolny znacznik zwłok figurką Zombie.',
  'evil-presence': 'Dobierz jedną kartę Mitów albo jedną kartę Traumy.',
  darkness:
    'Połóż żeton ciemności w pomieszczeniu; każdy badacz w nim, który zważa na ciemność, testuje Wolę. Porażka: otrzymuje 1 punkt przerażenia.',
  witchcraft: 'Raz na turę: odrzuć z ręki jedną kartę Mitów lub Traumy, żeby zyskać 1 zagrożenie.',
  'dark-ritual':
    'Raz na turę: jeśli w pomieszczeniu ołtarza jest Kultysta, Przywódca kultu lub Wiedźma, zyskaj 1 zagrożenie; 2, jeśli jest ich tam co najmniej troje.',
  'lurker-in-the-walls':
    'Umieść Ogara z Tindalos lub Cthonianina na znaczniku kanału wentylacyjnego w pomieszczeniu, w którym nie ma badacza. Raz na turę.',
  'escaped-patient': 'Umieść Maniaka na obszarze sypialni, w której nie ma badacza. Raz na turę.',
}

/** What the special attacks are called. */
export const specials: Readonly<Record<Token, string>> = {
  'cultist-a': 'Sztylet',
  'cultist-b': 'Zaśpiew',
  'cultist-c': 'Chwyt',
  'cult-leader-a': 'Złorzeczenie',
  'cult-leader-b': 'Rozkaz',
  'maniac-a': 'Szał',
  'maniac-b': 'Śmiech',
  'witch-a': 'Złe oko',
  'witch-b': 'Urok',
  'zombie-a': 'Uścisk',
  'zombie-b': 'Ugryzienie',
  'hound-a': 'Z kąta',
  'hound-b': 'Naznaczony trop',
  'chthonian-a': 'Wstrząs',
  'chthonian-b': 'Splot',
  'mi-go-a': 'Skalpele',
  'mi-go-b': 'Brzęczenie',
  'shoggoth-a': 'Pochłonięcie',
  'shoggoth-b': 'Sto oczu',
}
