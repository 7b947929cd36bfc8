import type { ScenarioId } from '../../content/ids.ts'

/** What a scenario is about, as one reads it before the game. */
export const introductions: Record<ScenarioId, string> = {
  'drowned-carillon':
    'W 1692 roku kaplica osunęła się do Miskatonic razem z dzwonnikami przy linach. Tej jesieni znów słychać dzwony, co tydzień o jeden więcej, a rzeka zaczęła trzymać ich takt.',
  'lamplighters-ledger':
    'Silas Verrin zapalał latarnie w Arkham aż do śmierci w 1841 roku. Od tamtej pory nie opuścił ani jednego wieczoru. Każdy płomień to rok odjęty komuś innemu, każdy wpisany z nazwiskiem i sumą, a tej jesieni noce zrobiły się wyraźnie krótkie.',
  'sash-and-mask':
    'Od wiosennego balu nikt nie widział twarzy burmistrza i nikt nie miał ochoty pytać. Teraz są wybory. Z trojga kandydatów dwoje chce szarfy; trzeciego ktoś na siebie włożył.',
  'second-town':
    'W 1906 roku pisarz mierniczego, Abel Thorne, zasnął u Ma w pokoju od podwórza na trzecim piętrze i zaczął rysować. Rysuje Arkham ulica po ulicy, od drugiej strony, i prawie skończył. Tam, gdzie oba miasta chcą tego samego rogu, ktoś musi coś oddać.',
}
