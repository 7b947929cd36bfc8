import type { Glossary } from '@miskatonic/kernel'

export const glossary: Glossary = [
  { en: 'Great Old One', pl: 'Wielki Przedwieczny', avoid: { en: ['Ancient One'], pl: ['Pradawn*'] } },
  { en: 'tentacle', pl: 'macka', avoid: { pl: ['odnóż*', 'ramię', 'ramiona'] } },
  { en: 'eldritch tentacle', pl: 'macka mocy', avoid: { pl: ['mack* przedwieczn*'] } },
  { en: 'shambler', pl: 'kroczący', avoid: { en: ['walkers'], pl: ['pełzacz*', 'włócz*'] } },
  { en: 'fear', pl: 'strach', avoid: { pl: ['lęk*'] } },
  { en: 'rage', pl: 'furia', avoid: { en: ['fury'], pl: ['gniew*', 'wściekłoś*'] } },
  { en: 'greed', pl: 'chciwość', avoid: { pl: ['zachłannoś*'] } },
  { en: 'row', pl: 'wiersz', avoid: { pl: ['rzędzie Necronomiconu', 'rząd Necronomiconu', 'pełn* rząd*'] } },
  {
    en: 'overflows',
    pl: 'przepełnia',
    avoid: { en: ['spills over'], pl: ['przelew*', 'przela*', 'przeleje'] },
  },
  { en: 'town', pl: 'miejsce', avoid: { en: ['location', 'locations'], pl: ['lokacj*', 'lokalizacj*'] } },
  { en: 'page', pl: 'strona', avoid: { pl: ['stronic*', 'kartk*'] } },
  { en: 'shambler mat', pl: 'arkusz kroczących', avoid: { pl: ['mat* kroczących', 'plansz* kroczących'] } },
  { en: 'discard mat', pl: 'arkusz odrzucania', avoid: { pl: ['mat* odrzucania', 'plansz* odrzucania'] } },
  { en: 'delirium track', pl: 'tor obłędu', avoid: { en: ['insanity track'], pl: ['tor* delirium'] } },
  { en: 'assistant', pl: 'pomocnik', avoid: { en: ['helper'], pl: ['asystent*'] } },
  { en: 'Wheel of Madness', pl: 'koło szaleństwa', avoid: { pl: ['krąg szaleństwa', 'kręgu szaleństwa'] } },
]
