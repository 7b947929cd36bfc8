import type { MonsterKind, NamedMonster, Token } from '../../../content/ids.ts'
import type { Called } from '../../../names.ts'
import { type Being, being } from '../declension.ts'

/** Monsters: names, special attacks, and lines. */

export const names: Readonly<Record<MonsterKind, string>> = {
  cultist: 'Kultysta',
  'cult-leader': 'Przywódca kultu',
  maniac: 'Maniak',
  witch: 'Wiedźma',
  zombie: 'Zombie',
  hound: 'Ogar z Tindalos',
  chthonian: 'Cthonianin',
  'mi-go': 'Mi-go',
  shoggoth: 'Shoggoth',
}

export const named: Readonly<Record<NamedMonster, string>> = {
  'patient-one': 'Cierpliwy',
  odile: 'Odile Vail',
  koss: 'Doktor Koss',
  tenant: 'Lokator',
  guest: 'Gość',
  'mother-carrow': 'Matka Carrow',
  ambrose: 'Ambrose Pettibone',
  linus: 'Linus Pettibone',
  deacon: 'Diakon Stroud',
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

export const lines: Readonly<Record<MonsterKind, string>> = {
  cultist: 'Przynosi ci mleko. Nie życzy ci nic złego.',
  'cult-leader': 'Znasz ten głos. W niedziele czyta lekcję.',
  maniac: 'Tak bardzo się cieszy, że ktoś przyszedł.',
  witch: 'Jej cień odwraca się o chwilę za późno.',
  zombie: 'Ma na sobie najlepsze ubranie.',
  hound: 'Jest chudy i spragniony i szedł tu długą okrężną drogą.',
  chthonian: 'Podłoga mięknie; pachnie rozoraną ziemią.',
  'mi-go': 'Przechyla to, co ma zamiast głowy, i robi notatkę.',
  shoggoth: 'W sąsiednim pokoju jest go więcej.',
}

export const cases: Readonly<Record<Called, Being>> = {
  cultist: being(names.cultist, 'Kultystę'),
  'cult-leader': being(names['cult-leader'], 'Przywódcę kultu'),
  maniac: being(names.maniac, 'Maniaka'),
  witch: being(names.witch, 'Wiedźmę'),
  zombie: being(names.zombie),
  hound: being(names.hound, 'Ogara z Tindalos'),
  chthonian: being(names.chthonian, 'Cthonianina'),
  'mi-go': being(names['mi-go']),
  shoggoth: being(names.shoggoth, 'Shoggotha'),
  'patient-one': being(named['patient-one'], 'Cierpliwego'),
  odile: being(named.odile),
  koss: being(named.koss, 'Doktora Kossa'),
  tenant: being(named.tenant, 'Lokatora'),
  guest: being(named.guest, 'Gościa'),
  'mother-carrow': being(named['mother-carrow'], 'Matkę Carrow'),
  ambrose: being(named.ambrose, 'Ambrose’a Pettibone’a'),
  linus: being(named.linus, 'Linusa Pettibone’a'),
  deacon: being(named.deacon, 'Diakona Strouda'),
}
