import type { TraumaCard } from '../../../content/ids.ts'

/** Trauma cards: names, what they do, and their lines. */

export const names: Readonly<Record<TraumaCard, string>> = {
  'broken-arm': 'Złamana ręka',
  'broken-leg': 'Złamana noga',
  'back-injury': 'Uraz pleców',
  concussion: 'Wstrząs mózgu',
  'demoralizing-injury': 'Załamanie',
  'hearing-loss': 'Utrata słuchu',
  'loss-of-vision': 'Utrata wzroku',
  'torn-ligament': 'Zerwane wiązadło',
  panic: 'Panika',
  'the-only-way-out': 'Jedyne wyjście',
  'turn-on-them': 'Zwróć się przeciw nim',
  'shared-delusion': 'Wspólne urojenie',
  'afraid-to-be-alone': 'Lęk przed samotnością',
  paranoia: 'Paranoja',
  claustrophobia: 'Klaustrofobia',
  nyctophobia: 'Nyktofobia',
  hallucinations: 'Halucynacje',
  catatonia: 'Katatonia',
  amnesia: 'Amnezja',
  obsession: 'Obsesja',
  hysteria: 'Histeria',
}

export const texts: Readonly<Record<TraumaCard, string>> = {
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

export const lines: Readonly<Record<TraumaCard, string>> = {
  'broken-arm': 'Najpierw to słyszysz, potem czujesz.',
  'broken-leg': 'Zgina się tam, gdzie nie ma stawu.',
  'back-injury': 'Coś na dole pleców puszcza, jak lina.',
  concussion: 'Pokój obraca się dalej, choć ty już stoisz.',
  'demoralizing-injury': 'Siadasz, patrzysz na krew, a jest jej bardzo dużo.',
  'hearing-loss': 'Jeden wysoki dźwięk, a za nim nic.',
  'loss-of-vision': 'Kształty. Lampa w obręczy. Potem już tylko obręcz.',
  'torn-ligament': 'Da się iść. Ledwie, ale się da.',
  panic: 'Decydują nogi.',
  'the-only-way-out': 'Nagle wszystko jest bardzo jasne i całkiem proste.',
  'turn-on-them': 'Widzisz ich takimi, jakimi są. Dziwisz się, że dopiero teraz.',
  'shared-delusion': '*Nie ruszać się*, mówisz, i wszyscy też to widzą.',
  'afraid-to-be-alone': 'Mówisz bez przerwy, żeby ktoś tu był.',
  paranoia: 'Szeptali. Przestali.',
  claustrophobia: 'Ściany trzymają dłonie płasko na twoim płaszczu.',
  nyctophobia: 'Ciemność nie jest pusta. Wstrzymuje oddech.',
  hallucinations: 'Są tam trzecie drzwi. Zawsze były tam trzecie drzwi.',
  catatonia: 'Za chwilę wstaniesz.',
  amnesia: 'Było na to słowo. Było słowo na ciebie.',
  obsession: 'Coś tu umknęło. Jest w tym pokoju. Na pewno jest w tym pokoju.',
  hysteria: 'To już śmiech, i nie możesz znaleźć jego końca.',
}
