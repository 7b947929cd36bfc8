import type { Topic } from './en.ts'

export const pl: Record<Topic, string> = {
  goal: 'Dom Vailów, sobotnia noc. Jedna osoba jest Strażnikiem Tajemnic, który wie wszystko i kieruje domem; pozostali wspólnie prowadzą śledztwo. To, co każda strona musi zrobić, żeby wygrać, jest zapisane na jednej karcie Celu, a widział ją tylko Strażnik. Teraz w sekrecie odpowiada na cztery pytania o tę historię.',
  jenny:
    'Wybierz, kim jesteś. Wytrzymałość i poczytalność dają razem dwadzieścia; kto ma silne ciało, ma słabszy umysł. Weź Jenny Barnes.',
  traits:
    'Każdy badacz zachowuje jedną z dwóch Cech umysłu i jedną z dwóch Cech ciała. Dają umiejętności, zdolność na jeden raz w grze i coś na początek. Weź te: powtórny rzut i pistolet.',
  house:
    'Mapa jest jawna: pomieszczenia, drzwi, liczba kart w każdym z nich i to, gdzie drogi broni Zamek. Co to za karty, wie Strażnik. Szukaj Wskazówek: każda prowadzi do następnej, a ostatnia ujawnia Cel.',
  foyer:
    'W swojej turze masz dwie fazy ruchu i jedną fazę akcji, w dowolnej kolejności. Faza ruchu to jeden obszar. Wejdź.',
  foyerAgain: 'Jeszcze raz. Drzwi nic nie kosztują. Po każdej fazie Strażnik może zagrać na ciebie kartę.',
  run: 'Akcję przeznacz na bieg o jeden obszar dalej, do Salonu. List mówił: zacznijcie tam, gdzie mnie wystawiono.',
  keeperTurn:
    'Co rundę Strażnik dostaje tyle żetonów zagrożenia, ilu graczy badaczy zaczynało grę, i nimi płaci. W Holu wejściowym leżą teraz zwłoki. To rzadko dobry znak.',
  explore:
    'Przeszukiwanie to akcja: odkrywasz po kolei karty pomieszczenia, w którym jesteś. Przeszukaj Salon.',
  clue: 'Whisky i Wskazówka 4. Jest już w twojej księdze: dotychczasowe śledztwo możesz przeczytać, kiedy zechcesz. Nakryto dla trzynastu: to wskazuje na Jadalnię.',
  endTurn: 'Zostały ci ruchy, ale nic tu więcej po tobie. Zakończ turę.',
  zombie:
    'Zwłoki wstały. Przód potwora jest jawny: jak czujny jest i jak bardzo przeraża. To, co ma na odwrocie, widać, gdy jest ranny albo zadał obrażenia.',
  enter:
    'Stoi między tobą a Jadalnią, a między wami są drzwi: przez drzwi nie przejdzie żaden strzał. Wejdź do niego.',
  horror:
    'Kto wchodzi do pomieszczenia z potworem, wykonuje test Przerażenia: Wola 7, a przy Zombie −1. Na kości dziesięciościennej 6 lub mniej to sukces. Rzuć.',
  again:
    'Dziesiątka to zawsze porażka: 1 punkt przerażenia. Ale Światowa kobieta może raz w grze rzucić ponownie. Zrób to.',
  shoot:
    'Udało się. Teraz akcja: atak. Z pistoletem w ręku nie trzeba szczęścia, wystarczy celować. Naciśnij Zombie.',
  card: 'Odkryto kartę Walki dla twojego rodzaju broni. Zanim rzucisz, widzisz wszystko, co zrobi, i swoją szansę: Celność 6, tutaj +1. Rzuć.',
  hold: 'Trzy obrażenia, ale Zombie wytrzyma więcej. Żeby odejść, trzeba by zdać test Uników. Nie ustępuj i zakończ turę.',
  defend:
    'W turze Strażnika każdy potwór może zaatakować badacza na swoim obszarze. Dolna połowa karty Walki mówi jak: test Siły. Rzuć.',
  mythos:
    'Dwa obrażenia. A na początku twojej tury Strażnik zagrywa kartę Mitów: najwyżej jedną w turze badacza i tylko tam, gdzie pasuje jej tekst. Skrzypi podłoga: test Zręczności.',
  shootAgain: 'Utrzymujesz równowagę. Strzel jeszcze raz.',
  skillPoint:
    'Celność 6, ta karta daje −1: połowa rzutów. Przed rzutem możesz wydać jeden punkt umiejętności, żeby dodać swoje Szczęście. Takie punkty niełatwo odzyskać, ale ten strzał musi się liczyć.',
  dining: 'Nie żyje. Masz jeszcze oba ruchy. Do Jadalni.',
  endAgain: 'Akcja jest wykorzystana. Zakończ turę.',
  event:
    'Co rundę na następnym Wydarzeniu kładzie się żeton czasu. Nadeszło pierwsze: zostało odczytane, pogrążyło Długi hol w ciemności i zdradza coś z odpowiedzi Strażnika. Gdy minie piąte, noc skończy się dla wszystkich.',
  desk: 'Przeszukaj Jadalnię.',
  puzzle:
    'Pogrzebacz i zamknięte biurko: Przeszkoda. Masz tyle akcji łamigłówki, ile wynosi twój Intelekt, czyli 4. Każdy symbol musi pasować do tego, przy którym leży. To, co już pasuje, świeci. Tego, co zrobisz, nie można cofnąć.',
  turn: 'Obróć w prawo wewnętrzny element prawego ramienia: naciśnij go, a potem jeszcze raz.',
  swap: 'Dwa stykające się elementy mogą zamienić się miejscami. Zamień te z dolnego ramienia: naciśnij jeden, potem drugi, albo przeciągnij.',
  turnOuter: 'Teraz zewnętrzny w lewo. Użyj przycisku poniżej albo klawisza Q.',
  turnLast: 'I wewnętrzny element lewego ramienia w prawo.',
  opened:
    'Rozwiązana, a przeszukiwanie trwa: Wskazówka 3. Prowadzi do Warsztatu. Nierozwiązana łamigłówka zostałaby tak, jak leży, dla ciebie albo kogoś innego. Zakończ turę.',
  farewell:
    'Strażnik przywołał Kultystę do ołtarza w Piwnicy. Od Wskazówki do Wskazówki dojdziesz do Celu albo pokaże go Wydarzenie IV. Do tego czasu miej oko na zagrożenie Strażnika, nie chodź po ciemku w pojedynkę i rozmawiaj z innymi: otwarcie, bo Strażnik słucha. Możesz grać stąd dalej; prowadzisz wtedy obie strony. Powodzenia.',
}
