import type { StoryWords } from '../../stories.ts'

export const hour: StoryWords = {
  place: 'Dom Vailów',
  introduction:
    'Lucian Vail naprawiał zegary w czterech hrabstwach i w czwartek, jak podała gazeta, został pochowany. Jest sobotnia noc, a zaproszenie w waszej kieszeni napisała jego ręka i atrament jeszcze nie zasechł: *Przyjdźcie, zanim wybiją. Zacznijcie tam, gdzie mnie wystawiono.* Podjazd jest zagrabiony. Nad gankiem pali się lampa, drzwi nie są zaryglowane. Ze środka dobiega tykanie jakichś dwustu zegarów i dopiero po chwili, na stopniu, słychać, co z nim jest nie tak. Idą wszystkie razem. Idą o godzinę przed światem. A gdzieś w domu coś im odpowiada.',
  clues: {
    'clue-4a':
      'Trumna na kozłach jest wypchana ciężarkami od okien. W podszewkę wetknięto bilecik: *Czuwali przy mnie nie w tym pokoju. Odile nakryła trzynaście miejsc i tylko ja je policzyłem.*',
    'clue-4b':
      'Trumna na kozłach jest wypchana ciężarkami od okien. W podszewkę wetknięto bilecik: *Zegar to książka, która sama czyta się na głos. Moją ostatnią stronę wstawiłem na półkę między inne.*',
    'clue-3a':
      'Zatłuszczona kartka z warsztatu: *Mechanizm nr 13. Nie dać wystygnąć. Drugie imadło od okna, i uważać na skrzynkę; gryzie.*',
    'clue-3b':
      'Przebitka, przedarta w poprzek: *…rachunki trzymam za książkami, przy małym biurku, dokąd ani razu za mną nie weszła.*',
    'clue-2a':
      'Rysunek całego domu jako jednej maszyny. Każdy zegar jest zębem tego samego koła, a wał idzie w górę przez ścianę warsztatu. Obok napisał: *Tu bije. Więc i ja tutaj.*',
    'clue-2b':
      '*Jeśli źle policzyłem, szukajcie mnie wśród swoich. Oni nigdy niczego nie nakręcali. Żelazny klucz wisi tam, gdzie trzyma się chleb.*',
    'clue-1a':
      'Coś długo stało w kącie tego pokoju, tam gdzie dwie ściany źle się schodzą, i tynk wytarł się na gładko na wysokości psiej łopatki. Jego ostatnia linijka: *Jest cierpliwy. Można go wezwać. A co można wezwać, można zabić.*',
    'clue-1b':
      'Księga Gildii Trzynastej Godziny, opłacona do dzisiejszej nocy. *Gości tylu a tylu; od każdego odrobinę; ołtarz na dole utrzymywać w cieple.* Wasze nazwiska są już wpisane, w kolejności przybycia.',
    'clue-1c':
      'Fotografia ślubna: Lucian trzydziestoletni, Odile ani o dzień młodsza niż na portrecie nad schodami. Datę na odwrocie skreśliła ręka, która pisała jeszcze dawnym krojem liter. *Ona nie chce godziny. Chce jego i drogi, zanim się skończy.*',
  },
  events: [
    {
      texts: {
        '1A': 'Połóż ciemność w Długim holu; każdy badacz w Długim holu lub w Holu wejściowym testuje Wolę, porażka: 1 punkt przerażenia.',
        '1B': 'Umieść Kultystę na Dziedzińcu, a dwóch, jeśli graczy badaczy jest trzech lub czterech.',
        '1C': 'Umieść Zombie w Krypcie rodzinnej.',
      },
    },
    {
      texts: {
        all: 'Jeśli Wskazówka 3 jest jeszcze ukryta, Strażnik nazywa jej pomieszczenie. Jeśli ją znaleziono, Strażnik dobiera jedną kartę Mitów i jedną kartę Traumy.',
      },
    },
    {
      texts: {
        '1A': 'Umieść Ogara z Tindalos na znaczniku kanału wentylacyjnego w pomieszczeniu bez badaczy (na dowolnym, jeśli takiego nie ma).',
        '1B': 'Umieść Przywódcę kultu na obszarze ołtarza.',
        '1C': 'Umieść Wiedźmę w Sypialni głównej.',
      },
    },
    {
      texts: {
        all: 'Każdy badacz testuje Wolę, porażka: 1 punkt przerażenia. Jeśli karta Celu jest zakryta, zostaje ujawniona; w przeciwnym razie Strażnik otrzymuje 2 żetony zagrożenia.',
      },
    },
    {
      texts: {
        '1A': 'Kąty wszystkich pokoi są puste i pozostaną puste przez lata.',
        '1B': 'Godzina mija i nikt jej nie odbiera.',
        '1C': 'Zegary stają; nigdy więcej jej nie widziano i jego też nie.',
      },
    },
  ],
  objectives: {
    A: {
      text: [
        '*Po ujawnieniu:* Strażnik umieszcza Cierpliwego, nazwanego Ogara z Tindalos z premią +2 wytrzymałości za badacza, na wybranym znaczniku kanału wentylacyjnego; jeśli oba Ogary są na planszy, wybrany przez niego staje się Cierpliwym i zostaje na miejscu.',
        '*Akcja historii, w Komnacie zegara:* porusz mechanizm; testuj Intelekt, sukces: postaw Cierpliwego w Komnacie zegara.',
        '**Strażnik wygrywa**, gdy Cierpliwy zabił dwóch badaczy (jednego, jeśli graczy badaczy jest jeden lub dwóch); badacz ginie z jego ręki, jeśli jego wytrzymałość spadła do 0 od ataku, obrażeń po nieudanym uniku lub ataku specjalnego Cierpliwego.',
        '**Badacze wygrywają**, gdy Cierpliwy zginie.',
      ],
      keeperWins:
        'Po ostatnie z was wychodzi z kąta bez pośpiechu. Rano tynk jest tam gładki do wysokości człowieka.',
      investigatorsWin:
        'Składa się, i jeszcze raz się składa, i jest kreską na ścianie, a potem kreska jest już tylko miejscem, gdzie schodzą się dwie ściany. Dwieście zegarów gubi jedno uderzenie i idzie dalej, o godzinę później, i dobrze.',
    },
    B: {
      text: [
        '**Strażnik wygrywa**, gdy na ołtarzu leżą 3 próbki (2 przy dwóch graczach badaczy, 1 przy jednym), czy Cel jest ujawniony, czy nie.',
        '*Akcja historii, w Komnacie zegara, po ujawnieniu:* spróbuj łamigłówki przewodów 3B.',
        '**Badacze wygrywają**, gdy łamigłówka przewodów 3B zostanie rozwiązana; przy trzech lub czterech graczach badaczy po pierwszym rozwiązaniu rozkłada się ją na nowo i trzeba ją rozwiązać dwa razy.',
      ],
      keeperWins: 'Godzina jest zapłacona. Słyszycie, jak bije, i po raz pierwszy słyszycie ją od środka.',
      investigatorsWin:
        'Ostatni drut puszcza i wielki wał staje. Na górze, jeden po drugim, jak goście wychodzący z przyjęcia, zatrzymują się zegary.',
    },
    C: {
      text: [
        '*Po ujawnieniu:* Strażnik umieszcza Odile Vail, nazwaną Wiedźmę z premią +2 wytrzymałości za badacza, na drugim obszarze Krypty rodzinnej; jeśli obie Wiedźmy są na planszy, wybrana przez niego staje się Odile i tam zostaje postawiona.',
        'Odile niesie ciało i idzie wolno: nie można jej poruszyć w turze Strażnika tej rundy, w której ją ujawniono; potem wszystkie efekty razem poruszają ją najwyżej o 1 obszar na turę Strażnika przy jednym lub dwóch graczach badaczy, najwyżej o 2 przy trzech lub czterech. Krok przez bramę liczy się jako jeden obszar.',
        '**Strażnik wygrywa**, gdy Odile przejdzie z pierwszego obszaru Dziedzińca przez bramę.',
        '**Badacze wygrywają**, gdy Odile zginie.',
      ],
      keeperWins:
        'Brama stoi otworem. Jest już daleko na drodze, idzie lekko, a ktoś opiera się na jej ramieniu.',
      investigatorsWin:
        'Zanim dotknie ziemi, jest bardzo stara. To, co niosła, leżało w czystej koszuli, ze złożonymi rękami. Grzebiecie ich razem.',
    },
  },
}
