import type { sashAndMaskEvents as deck } from '../../../cards/events/sash-and-mask.ts'
import type { EventStories } from '../../stories.ts'

export const sashAndMaskEvents: EventStories<typeof deck> = {
  'sm-01': {
    'arkham-advertiser': 'Wyniki przyszły za wcześnie, o dwa tygodnie, i zecer pyta, czy je puścić.',
    'train-station': 'Pociąg kandydata wjeżdża z opuszczonymi roletami i macha ze wszystkich okien naraz.',
    'curiositie-shoppe': 'Na stojaku schną twarze z papier-mâché, a jedna oddycha z zamkniętymi ustami.',
  },
  'sm-02': {
    'arkham-advertiser': 'List do redakcji chwali kandydata słowami, których używa się o pogodzie.',
    'train-station':
      'Czterdziestu wyborców wysiada z wagonu pocztowego, nie płaci za przejazd i pyta, co to za miasto.',
    'curiositie-shoppe': 'Właściciel sprzedał wiosną maskę i odtąd proszą go, by przyjął z powrotem twarz.',
  },
  'sm-03': {
    'arkham-advertiser': 'Układasz portrety według dat i uśmiech okazuje się starszy od człowieka.',
    'train-station': 'Bagażowy niósł dla sztabu pudło na kapelusze, a ono podziękowało mu po imieniu.',
    'curiositie-shoppe':
      'Lustro na zapleczu pokazuje ulicę z nieco większą liczbą chorągiewek, niż ich jest.',
  },
  'sm-04': {
    'velmas-diner': 'Trzy sztaby stawiają sali śniadanie i tylko dwa zostawiają okruchy.',
    'hibbs-roadhouse': 'Wozy browaru wynajęto, by zwiozły głosy od strony cmentarza.',
    'police-station': 'Spis wyborców oprawiono w coś, co nie było cielęciem.',
  },
  'sm-05': {
    'velmas-diner': 'Człowiek we fraku zamawia zupę i pije ją przez uśmiech, który się nie rusza.',
    'hibbs-roadhouse': 'Płacą dwa dolary za głos i biorą z góry na dziewięć następnych wyborów.',
    'police-station': 'Posterunkowemu kazano patrzeć w drugą stronę i już nie może się odwrócić.',
  },
  'sm-06': {
    'velmas-diner': 'Velma schowała serwetkę, na której kandydat przez godzinę ćwiczył podpis.',
    'hibbs-roadhouse': 'Ktoś na górze próbuje przemówienia, a ktoś pod podłogą podpowiada.',
    'police-station': 'Urny stoją w celi, zamknięte od środka.',
  },
  'sm-07': {
    'unvisited-isle':
      'Na wyspie urządzono lokal wyborczy dla mieszkańców, których nie ma i którzy stoją w kolejce.',
    'tick-tock-club': 'O północy wszyscy zdejmują maski, oprócz jednego stolika, który bije brawo.',
    'river-docks': 'Sztab sprowadza konfetti na tony, a pocięto je z aktów własności.',
  },
  'sm-08': {
    'unvisited-isle':
      'Znajdujesz zeszłoroczne kostiumy rozwieszone na drzewach, a imiona właścicieli ktoś wciąż na nich haftuje.',
    'tick-tock-club': 'Twój partner w kadrylu prowadzi, podąża i patrzy z balkonu.',
    'river-docks': 'Nocnemu stróżowi biuro portu obiecali wszyscy troje, tym samym głosem.',
  },
  'sm-09': {
    'unvisited-isle': 'Trybuna stoi na palach, które sięgają głębiej niż rzeka.',
    'tick-tock-club': 'Szatniarka wydaje ci nie tę twarz i nie ma czasu jej wymienić.',
    'river-docks': 'Dokerzy niosą kandydata na ramionach i jeden po drugim zapadają się po kolana.',
  },
  'sm-10': {
    'hangmans-hill': 'Sztab powiesił transparent tam, gdzie była lina, i z tego samego powodu.',
    'st-marys-hospital':
      'Kandydat ucałował na oddziale każde niemowlę i wszystkie zaczęły tak samo trzymać głowy.',
    'ye-olde-magick-shoppe': 'Sprzeda ci pastę, która odkleja fałszywą twarz, i odradza próby w domu.',
  },
  'sm-11': {
    'hangmans-hill': 'Liczysz stąd pochodnie pochodu i wychodzi ci więcej rąk niż ludzi.',
    'st-marys-hospital': 'Pielęgniarka widziała, jak mierzono kandydatowi puls, i poprosiła o nocne dyżury.',
    'ye-olde-magick-shoppe': 'Zamówiono lak w czerwieni, do której wzornik się nie przyznaje.',
  },
  'sm-12': {
    'hangmans-hill': 'Przegrany kandydat z 1794 roku wciąż ma zwolenników i chcieliby oni poznać twoich.',
    'st-marys-hospital': 'Chirurg wyjął z człowieka wstążkę i nie może znaleźć jej końca.',
    'ye-olde-magick-shoppe': 'Za ladą wisi maska karnawałowa z kartą wyborczą przywiązaną do tasiemki.',
  },
  'sm-13': {
    'mas-boarding-house': 'Wszyscy panowie u Ma są zarejestrowani, razem z pokojem, który stoi pusty.',
    'historical-society':
      'Każdy burmistrz od nadania praw pozował do tego samego portretu, a werniks jest mokry.',
    'south-church': 'Ksiądz zadzwoni na każdy ślub i każdy pogrzeb, ale nie na to.',
  },
  'sm-14': {
    'mas-boarding-house': 'Agitator przychodzi dziś trzeci raz i przeprasza za dwóch poprzednich.',
    'historical-society':
      'Przywilej miejski przewiduje przypadek, że burmistrz nie jest osobą, w paragrafie, którego nikt nie musiał czytać na głos.',
    'south-church': 'Ktoś zapalił świecę za opozycję, a komuś zapłacono, by stał w pobliżu.',
  },
  'sm-15': {
    'mas-boarding-house':
      'Lokator spod szóstki co wieczór prasuje szarfę i co wieczór jest ona dłuższa o dłoń.',
    'historical-society': 'Komitet pań mógłby wypożyczyć członkinię, która gryzie.',
    'south-church': 'W chrzcielnicy jest odbicie, które zostaje, gdy się prostujesz.',
  },
}
