import type { headlines as deck } from '../../../cards/headlines.ts'
import type { HeadlineStories } from '../../stories.ts'

export const headlines: HeadlineStories<typeof deck> = {
  'hl-01': {
    title: 'Skwaśniałe mleko w każdej bańce',
    story: 'Mleczarze przysięgają, że przed świtem coś chuchnęło na bańki.',
  },
  'hl-02': {
    title: 'Prom zerwany z cum',
    story: 'Liny nie przecięto, mówi przewoźnik, tylko ją przegryziono.',
  },
  'hl-03': {
    title: 'Kasjer przemówił językami',
    story: 'Skarbiec liczono dwa razy i za każdym razem była w nim jedna moneta za dużo.',
  },
  'hl-04': {
    title: 'Rury gazowe szepczą, twierdzą lokatorzy',
    story: 'Nikt nie ma odwagi zapalić kuchenki i nikt nie ma odwagi zostawić jej zgaszonej.',
  },
  'hl-05': {
    title: 'Bal dobroczynny budzi zdumienie',
    story: 'Jeden gość tańczył ze wszystkimi i nie odbijał się w parkiecie.',
  },
  'hl-06': {
    title: 'Zaginieni turyści wrócili, mówią po łacinie',
    story: 'Recytują chórem i milkną, gdy ktoś to zapisuje.',
  },
  'hl-07': {
    title: 'Stróż nocny odszedł po jedenastu minutach',
    story: 'Zostawił lampę, płaszcz i lewy but.',
  },
  'hl-08': {
    title: 'Antykwariusz oskarżony',
    story: 'Policja prosi nabywców o zwrot tego, co kupili, i o założenie rękawiczek.',
  },
  'hl-09': { title: 'Grad w kształcie zębów', story: 'Uniwersytet nie powie czyich.' },
  'hl-10': {
    title: 'Chór zaśpiewał nienapisany hymn',
    story: 'Trzecia zwrotka rozbrzmiała każdemu głosem jego własnej matki.',
  },
  'hl-11': {
    title: 'Burmistrz zaprzecza istnieniu tuneli',
    story: 'Zaprzeczył z piwnicy, przy świecy, szeptem.',
  },
  'hl-12': {
    title: 'O jednego gościa za dużo na zdjęciu',
    story: 'Nadliczbowa twarz na każdej nowej odbitce jest bliżej obiektywu.',
  },
  'hl-13': { title: 'Kary biblioteczne umorzone po pożarze', story: 'Spłonęły same marginesy.' },
  'hl-14': {
    title: 'Tramwaje donikąd',
    story: 'Ostatni zapowiedziany przystanek był na ulicy, której nigdy nie wytyczono.',
  },
  'hl-15': { title: 'Nieznajomy płaci rzymskim srebrem', story: 'Monety są prawdziwe i jeszcze ciepłe.' },
  'hl-16': { title: 'Woda w studni nuci', story: 'Psy kładą się wokół cembrowiny i nie chcą pić.' },
  'hl-17': {
    title: 'Odnaleziony chłopiec twierdzi, że nie zginął',
    story: 'Buty ma zdarte na wylot, a cień nie w swoim rozmiarze.',
  },
  'hl-18': { title: 'Księżyc wzeszedł dwukrotnie', story: 'Drugi patrzył w inną stronę.' },
  'hl-19': {
    title: 'Nagrodzony byk znaleziony na lewą stronę',
    story: 'Targi powiatowe trwają dalej, z mniejszą wystawą bydła.',
  },
  'hl-20': {
    title: 'Zakłady pogrzebowe zgłaszają braki',
    story: 'Pogrzebów nie brakuje, tylko nieboszczyków.',
  },
  'hl-21': {
    title: 'Profesor odwołuje Euklidesa',
    story: 'Dowiódł tego na tablicy, a potem nie mógł znaleźć drzwi.',
  },
  'hl-22': {
    title: 'Rekordowy tłum w jadłodajni dla ubogich',
    story: 'Wszystkich nakarmiono, wszystkich policzono, a liczby się różnią.',
  },
  'hl-23': {
    title: 'Bójka w dokach skończyła się ciszą',
    story: 'Dwunastu poszło za szopy, a wrócił jeden, nucąc.',
  },
  'hl-24': { title: 'Organista gra od trzech dni', story: 'Chłopak od miechów zemdlał już pierwszego dnia.' },
  'hl-25': { title: 'Przemytnicy winią mgłę', story: 'Ceny rosną odpowiednio, a z nimi gniew.' },
  'hl-26': { title: 'Okazja na rozstajach', story: 'W ogłoszeniu nie ma adresu, a mimo to znasz drogę.' },
  'hl-27': { title: 'Drukarz wycofuje tablice pływów', story: 'Rzeka, jak się zdaje, czytała inne wydanie.' },
  'hl-28': {
    title: 'Kometa widoczna tylko we śnie',
    story: 'Całe miasto budzi się o trzeciej i patrzy w to samo miejsce na suficie.',
  },
  'hl-29': {
    title: 'Woźnice odmawiają nocnej pracy',
    story: 'Żadnej dorożki, wozu ani auta nie wynajmie się po zmroku za żadną cenę.',
  },
  'hl-30': {
    title: 'Pogłoski o kwarantannie',
    story: 'Lekarze zaprzeczają gorączce, która ma już trzy nazwy.',
  },
  'hl-31': {
    title: 'Wszystkie lustra odwrócone',
    story: 'Z każdej dzielnicy donoszą o leworęcznych złodziejach.',
  },
  'hl-32': {
    title: 'Groby zamówione z góry',
    story: 'Listę podpisano nazwiskami ludzi, którzy czują się znakomicie.',
  },
}
