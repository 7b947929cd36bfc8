import type { MentalTrait, PhysicalTrait } from '../../../content/ids.ts'

/** Traits: names, and what the mental ones allow. */

export const mental: Readonly<Record<MentalTrait, string>> = {
  'pete-false-trail': 'Fałszywy trop',
  'pete-scrounger': 'Zbieracz',
  'gloria-nightmares': 'Złe sny',
  'gloria-foreshadowing': 'Zapowiedź',
  'harvey-lecture': 'Wykład',
  'harvey-dead-languages': 'Martwe języki',
  'jenny-woman-of-the-world': 'Światowa kobieta',
  'jenny-quick-study': 'Pojętna',
  'joe-lucky-break': 'Szczęśliwy traf',
  'joe-on-the-case': 'Na tropie',
  'kate-test-theories': 'Sprawdzanie teorii',
  'kate-method': 'Metoda',
  'michael-steady-nerves': 'Stalowe nerwy',
  'michael-both-barrels': 'Z obu luf',
  'mary-guiding-hand': 'Prowadząca dłoń',
  'mary-prayer': 'Modlitwa',
}

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

export const physical: Readonly<Record<PhysicalTrait, string>> = {
  'pete-dogs-best-friend': 'Najlepszy przyjaciel psa',
  'pete-struggling-musician': 'Muzyk bez grosza',
  'gloria-occultist': 'Okultystka',
  'gloria-deadline': 'Termin',
  'harvey-forbidden-lore': 'Zakazana wiedza',
  'harvey-collector': 'Kolekcjoner',
  'jenny-crack-shot': 'Celne oko',
  'jenny-sisters-keeper': 'Stróżka siostry',
  'joe-license-to-kill': 'Licencja na zabijanie',
  'joe-private-eye': 'Prywatny detektyw',
  'kate-inventor': 'Wynalazczyni',
  'kate-field-work': 'Badania terenowe',
  'michael-enforcer': 'Egzekutor',
  'michael-safecracker': 'Kasiarz',
  'mary-consecrated': 'Poświęcona',
  'mary-beads': 'Paciorki',
}
