import type { Rule } from '@miskatonic/kernel'

/**
 * Why something cannot be done. A rule also answers for everything that is not among the options of a question that rests on it, so each
 * sentence says what the rule does allow.
 */
export const refusals: Record<Rule, string> = {
  // The turn
  'TE-003': 'W tej grze jest tylko pięć miejsc wokół koła.',
  'TE-008': 'Gra jest skończona.',
  'TE-027': 'Najpierw każdy wybiera arkusz, za każdym razem inny.',
  'TE-101': 'Działasz tylko w swojej turze, gdy koło już się zatrzymało i zrobiło swoje.',
  'TE-141': 'Najpierw trzeba ukoić jeden kolor szaleństwa z arkusza kroczących.',
  'TE-145': 'Na arkuszu kroczących nie ma macki tego koloru.',
  'TE-251':
    'Działa tylko ten, czyja jest tura: trzy razy, a za chaos częściej; portale pieczętuje się tylko w fazie 2.',
  'TE-253': 'Dodatkowa akcja kosztuje mackę chaosu, twoją albo twojego pomocnika w tym samym miejscu.',
  'TE-257': 'Jest tu Wielki Przedwieczny: pierwszą akcją musi być Ruch, którym opuścisz to miejsce.',
  'TE-R46': 'Poddać się można dopiero wtedy, gdy nikt nie może już wygrać.',
  'TE-R70': 'W tę grę nikt nie gra: możesz tylko zobaczyć następną turę.',

  // Moving
  'TE-271': 'To za daleko: Ruch prowadzi o jedno miejsce i o jedno więcej za każdą twoją mackę strachu.',
  'TE-273': 'Już tam jesteś; Ruch kończy się w innym miejscu.',
  'TE-275': 'W fazie 1 Ruch nie kończy się w miejscu Wielkiego Przedwiecznego ani przez nie nie prowadzi.',
  'TE-278': 'Najpierw wyciągasz macki za kroczących, między których trafiasz.',

  // Collecting
  'TE-301': 'Wziąć można tylko to, co leży na torach tamtego miejsca, a tego koloru tam nie ma.',
  'TE-302': 'Najpierw kończysz zbieranie: weź jeszcze jedną mackę albo przestań.',
  'TE-306': 'Twój tor tego koloru jest pełny, a biorąc macki, nie wolno go przekląć.',

  // Banishing
  'TE-321': 'Nie ma tu kroczącego, którego można by wygnać.',
  'TE-327':
    'Najpierw wybierz, kogo wyganiasz spośród tutejszych kroczących, za których możesz zapłacić, albo nikogo.',
  'TE-465': 'Najpierw kości: raz przerzucasz niektóre z nich albo zostawiasz wszystkie.',

  // Paying
  'TE-256': 'Najpierw płacisz, co się należy: w danym kolorze albo chaosem, gdzie może go zastąpić.',

  // Town actions
  'TE-351':
    'Akcja miasta jest dla tego, kto stoi w danym miejscu i spełnia jej warunki; najpierw się ją kończy, potem zaczyna coś innego.',
  'TE-352': 'Akcja tego miejsca była już użyta w tej turze.',

  // Translating
  'TE-371': 'Przetłumaczyć można tylko odkrytą stronę w swoim miejscu.',
  'TE-372': 'Nie masz czym zapłacić za tę stronę: trzeba macek w jej kolorach albo chaosu w zamian.',
  'TE-405': 'W fazie 2 nie ma już czego tłumaczyć.',

  // Sealing
  'TE-421': 'Portale otwierają się dopiero w fazie 2, gdy Necronomicon jest przetłumaczony.',
  'TE-422': 'Portale pieczętuje się tylko tam, gdzie jest Wielki Przedwieczny.',
  'TE-423': 'Żeby zapieczętować to pole, trzeba mieć mackę jego koloru albo chaosu.',
  'TE-424': 'To pole jest już zapieczętowane; wybierz takie, które jest jeszcze otwarte.',
  'TE-R44': 'Bez runy w tym kolorze nie masz kości na ten portal.',

  // Abilities
  'TE-277': 'Odkryć można tylko zakrytą stronę, i to tylko w fazie 1.',
  'TE-501':
    'Strony odkrywa tylko Historyczka, w swoim miejscu albo w sąsiednim; mackami wymienia się tylko Alienistka, z kimś w tym samym miejscu.',
  'TE-502': 'Zdolności używa się w swojej turze, w czasie akcji.',
  'TE-617': 'Przy trzech graczach nikt nie korzysta z macek pomocnika.',
  'TE-R30': 'Na torze, na który miałaby trafić ta macka, nie ma wolnego pola.',

  // Great Old Ones
  'TE-R51': 'Najpierw trzeba oddać stronę z runą w tym kolorze.',
  'TE-R52': 'Najpierw ten, czyja jest tura, rozdziela macki między postacie w zasięgu.',

  // Assistants
  'TE-569':
    'Pomocnik pieczętuje tylko w fazie 2, tam, gdzie jest Wielki Przedwieczny, mając runę w kolorze portalu oraz mackę tego koloru albo chaosu.',
  'TE-572':
    'Pomocnik tłumaczy tylko w fazie 1, odkrytą stronę w swoim miejscu, i tylko jeśli ma czym zapłacić.',
  'TE-573': 'Tam, gdzie jest pomocnik, nie ma kroczącego.',
  'TE-593': 'Za mackę chaosu pomocnik wykonuje dodatkową akcję, w twojej turze, w czasie twoich akcji.',
  'TE-595': 'Pomocnik idzie do innego miejsca: o jedno i o jedno więcej za każdą swoją mackę strachu.',
  'TE-614': 'Rozkazy możesz wydawać tylko własnemu pomocnikowi.',
  'TE-R56': 'Najpierw decyzja, czy pomocnik tłumaczy stronę.',
  'TE-R61': 'Rozkaz kosztuje mackę chaosu: twoją albo, gdzie macki są wspólne, samego pomocnika.',
}
