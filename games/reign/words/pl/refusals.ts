import type { Rule } from '@miskatonic/kernel'

/**
 * Why something cannot be done. A rule also answers for everything that is not among the options of a question that rests on it, so each
 * sentence says what the rule does allow.
 */
export const refusals: Record<Rule, string> = {
  // The turn
  'RC-038': 'Gra jest skończona.',
  'RC-083': 'Najpierw każdy po kolei wybiera jednego z wyłożonych badaczy.',
  'RC-130': 'Akcje wykonuje się w etapie akcji, a ten już minął.',
  'RC-132': 'Teraz działa tylko ten, czyja jest tura, i tylko tak, jak mu wolno.',
  'RC-150': 'Nie masz już akcji w tej turze.',
  'RC-151': 'Nie masz już akcji w tej turze; niepoczytalny badacz ma ich o jedną mniej.',
  'RC-156': 'Masz na to za mało akcji.',
  'RC-158': 'Karta musi być na ręce, z której ma pochodzić.',

  // Moving
  'RC-170': 'Pieszo dojdziesz tylko tam, dokąd prowadzi stąd droga.',
  'RC-171': 'Żeby pojechać autobusem, trzeba stać na przystanku.',
  'RC-172':
    'Najpierw wybierz, dokąd jedzie autobus; za wskazówkę z innego miasta jedzie tylko do tego miasta.',
  'RC-174': 'Już tam jesteś.',
  'RC-175': 'Za autobus płaci się wskazówką, nie reliktem.',
  'RC-176': 'Trzeba stać przy otwartej bramie, a prowadzi ona tylko do innej otwartej bramy.',
  'RC-178': 'Zapieczętowana brama nikogo nie wpuszcza ani nie wypuszcza.',
  'RC-441':
    'Ithaqua cię trzyma: jest tu dwóch kultystów lub więcej, więc zanim odejdziesz pieszo, pokonaj jednego.',
  'RC-445': 'Nyarlathotep nie wpuszcza badaczy do bram.',

  // Fighting
  'RC-200': 'Nie ma tu kultysty.',
  'RC-201': 'Nie ma tu Shoggotha.',

  // Trading
  'RC-220': 'Nikt nie odda reliktu, którego nie ma na ręce.',
  'RC-221': 'Żeby wymienić relikt, trzeba być w tym samym miejscu.',
  'RC-222':
    'Z ręki do ręki przechodzi tylko wskazówka z miasta, w którym jesteś, i tylko od kogoś, kto ją ma.',
  'RC-223': 'Żeby wymienić wskazówkę, trzeba być w tym samym miejscu.',
  'RC-224': 'Wskazówka zmienia właściciela tylko za zgodą drugiej osoby; czekamy na jej odpowiedź.',
  'RC-225': 'Relikt zmienia właściciela tylko za zgodą drugiej osoby; czekamy na jej odpowiedź.',
  'RC-227': 'Wymianę zaczyna tylko ten, czyja jest tura.',

  // Sealing
  'RC-240': 'Zapieczętujesz tylko bramę, przy której stoisz, i tylko otwartą.',
  'RC-241': 'Masz za mało wskazówek z tego miasta, żeby zapieczętować bramę.',
  'RC-247': 'Yig żąda jeszcze jednej wskazówki, z sąsiedniego miasta.',
  'RC-251': 'Pieczęć ma swoją cenę: dokładnie tyle wskazówek, ani mniej, ani więcej.',
  'RC-591': 'Najpierw uleczony badacz budzi się w Kościele albo w Szpitalu.',

  // Hand limit
  'RC-324': 'Najpierw ten, kto ma za dużo kart, odrzuca jedną albo zagrywa relikt.',

  // Shoggoths and Old Ones
  'RC-373':
    'Shoggoth idzie najkrótszą drogą do najbliższej otwartej bramy; spośród takich dróg wybiera ten, czyja jest tura.',
  'RC-375': 'Najpierw ten, czyja jest tura, mówi, który Shoggoth rusza następny.',
  'RC-430': 'Każdy badacz, którego pyta Atlach-Nacha, przyjmuje kultystę albo traci żeton poczytalności.',
  'RC-437': 'Najpierw ten, czyja jest tura, mówi, przy której bramie staje następny kultysta.',
  'RC-552': 'Niepoczytalny badacz nie ma już żetonów do stracenia.',
  'RC-756': 'To strata całej drużyny: ten, czyja jest tura, mówi, kto traci, a właściciel wybiera kartę.',

  // Relics
  'RC-471': 'Relikt zagrywa ten, kto go ma, i sam decyduje, jak go użyć.',
  'RC-473': 'Relikt musi zaczekać, aż skończy się to, co się teraz dzieje.',
  'RC-475': 'Yog-Sothoth pozwala zagrywać relikty tylko temu, czyja jest tura.',
  'RC-480': 'Teraz każdy po kolei może zagrać relikt albo nic nie zagrywać.',
  'RC-500': 'Płomień pochłania do czterech kultystów albo jednego Shoggotha, nie jedno i drugie.',
  'RC-527': 'Zwierciadło wymienia jedną twoją wskazówkę na jedną cudzą, jeśli druga osoba jakąś ma.',
  'RC-528': 'Ten relikt działa na tego, czyja jest tura; czekamy na jego zgodę.',
  'RC-752': 'Coś się jeszcze dzieje; zanim się skończy, nie można zacząć nic innego.',

  // Investigators
  'RC-627': 'Najpierw Kierowca kończy marsz: jedno miejsce dalej albo wcale.',
  'RC-628': 'Niepoczytalny Kierowca nie umie stanąć po jednym miejscu.',
  'RC-672': 'Bez akcji wymienia relikty tylko poczytalny Iluzjonista, i tylko te, które są na ręce.',
  'RC-676': 'Niepoczytalny Iluzjonista nie oddaje reliktów.',
  'RC-677': 'Niepoczytalnemu Iluzjoniście nikt nie odbierze reliktu, a i on nie weźmie żadnego bez akcji.',
  'RC-680': 'Niepoczytalny Iluzjonista musi zagrać relikt, zanim skończy turę.',
  'RC-700': 'Kultystę przesuwa tylko poczytalna Okultystka, najwyżej o dwa miejsca po drogach.',
  'RC-701': 'Shoggotha przepędza tylko poczytalna Okultystka, do następnego miejsca przy drodze.',
  'RC-702': 'Kultystów przegania tylko niepoczytalna Okultystka: jednego lub dwóch, każdego o jedno miejsce.',
  'RC-704': 'Stoi tam już trzech kultystów; na czwartego nie ma miejsca.',
  'RC-709': 'Bez karty jeździ tylko Reporterka, z przystanku na przystanek.',
  'RC-710': 'Niepoczytalna Reporterka nie wsiada do autobusu.',
  'RC-711': 'Niepoczytalna Reporterka nie wsiada do autobusu, nawet na jeden przystanek.',
  'RC-712':
    'Niepoczytalna Reporterka raz na turę bierze ze stosu odrzuconych wskazówkę z miasta, w którym jest, o ile tam leży.',
  'RC-713': 'Reporterka bierze odrzuconą wskazówkę tylko we własnym etapie akcji.',
}
