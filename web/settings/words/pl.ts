import type { en } from './en.ts'

export const pl: typeof en = {
  title: 'Ustawienia',
  lead: 'Działają od razu i zostają na tym urządzeniu.',

  name: { label: 'Twoje imię', hint: 'Tak widzą cię inni przy stole.', placeholder: 'Bez imienia' },
  language: {
    label: 'Język',
    hint: 'Zasady, karty i dziennik zmieniają się razem z nim, nawet w trakcie gry.',
  },
  theme: {
    label: 'Światło',
    hint: 'Stół nocą albo papier za dnia.',
    values: { system: 'Jak urządzenie', dark: 'Noc', light: 'Dzień' },
  },
  speed: {
    label: 'Tempo',
    hint: 'Jak szybko pokazywać, co się dzieje. Spacja pomija to w każdej chwili.',
    still: 'Twoje urządzenie prosi o mniej ruchu, więc nic się nie rusza, dopóki nie wybierzesz tu tempa.',
    values: { 0: 'Bez ruchu', 1: 'Zwykłe', 2: 'Podwójne', 4: 'Poczwórne' },
  },
  ruleNumbers: {
    label: 'Numery zasad',
    hint: '„?” przy pytaniu zawsze otwiera jego zasady, a odmowa zawsze wskazuje swoją.',
    on: 'Pokazuj przy każdym wyborze numer zasady',
  },
  sound: {
    label: 'Dźwięk',
    hint: 'Karty, kości, to, co się czai, dzwonek, gdy przychodzi twoja kolej; a cicho w tle – miejsce gry.',
    on: 'Dźwięk włączony',
    ambience: 'Dźwięki tła',
    volume: 'Głośność',
    test: 'Zadzwoń',
  },
  confirm: {
    label: 'Pytaj dla pewności',
    hint: 'Większość wyborów można cofnąć. Niektórych nie – gdy ktoś zobaczył już kartę albo kość.',
    values: { irrevocable: 'gdy nie da się cofnąć', never: 'nigdy' },
  },

  device: {
    title: 'Na tym urządzeniu',
    installed: 'Miskatonic jest tu zainstalowany. Otworzysz go także bez sieci.',
    install: 'Zainstaluj Miskatonic',
    installHint: 'Dostanie ikonę i własne okno, a otworzysz go także bez sieci.',
    byHand:
      'Żeby go zainstalować, poszukaj w menu przeglądarki „Zainstaluj” albo „Dodaj do ekranu głównego”. Bez sieci działa i tak, jeśli choć raz był otwarty.',
  },
}
