import type { HowToWords } from './chapters.ts'

export const pl: HowToWords = {
  goal: {
    title: 'Jeden przeciw ciemności',
    text: [
      'Jedno z was jest Bohaterem, zagubionym w ciemnej kolonii. Pozostali są Złem i wszystkim, co tam poluje.',
      'Bohater wykonuje jedną z dwóch misji początkowych, potem misję finałową i wygrywa. Zło wygrywa, gdy Bohater nie ma już ani zdrowia, ani poczytalności.',
    ],
    picture: 'Labirynt Bohatera: kilka sektorów w świetle latarki, wokół ciemność.',
  },
  map: {
    title: 'Dwa stoły, jedna prawda',
    text: [
      'Zło widzi całą mapę: dwa poziomy, pomieszczenia, drzwi, każdego potwora. Bohater widzi tylko labirynt, czyli to, co odkrył, a po każdej rundzie większość z tego traci.',
      'Zło odpowiada zgodnie z prawdą, ale tylko na to, o co pytano. Bohater słyszy każdego potwora, który się pojawia albo porusza: wie, skąd dochodzi hałas, ale nie, co hałasuje.',
    ],
    picture: 'Poziom stacji oczami Zła; Bohater, a dwa sektory dalej potwór.',
  },
  turn: {
    title: 'Tura Bohatera',
    text: ['Runda ma osiem tur, a tura to jedna akcja. Za adrenalinę można mieć drugą.'],
    points: [
      'Ruch o jeden sektor; możesz zablokować za sobą drzwi.',
      'Eksploracja: odkryj do dwóch sektorów w linii prostej.',
      'Walka: dwiema kośćmi albo bronią.',
      'Lokalizacja: zapytaj, jak daleko są dwie rzeczy.',
      'Przeszukanie: szukaj przedmiotów, raz w każdym pomieszczeniu trzech.',
      'Interakcja: napraw włącznik światła albo wykonuj misję.',
    ],
    picture: 'Bohater w labiryncie. Wyjścia z sektora świecą.',
  },
  danger: {
    title: 'Co boli',
    text: [
      'Potwór, którego jeszcze nie widać, przeraża, gdy do ciebie dotrze: to kosztuje poczytalność. To, co odkryjesz przez eksplorację, nie przeraża.',
      'Każdy potwór w twoim sektorze atakuje na końcu tury. W świetle ma mniej kości, a na twoich kościach zrywy liczą się jak trafienia.',
    ],
    picture: 'Potwór w sektorze Bohatera.',
  },
  reactions: {
    title: 'Zło tylko reaguje',
    text: [
      'Zło nie ma tury. Odpowiada kartami, najwyżej dwiema na turę, na torze ośmiu pól, który musi wystarczyć na całą rundę.',
      'Karta odkryta działa tak, jak na niej napisano, o ile Bohater zrobił to, na co odpowiada. Każdą kartę można też zagrać zakrytą: wtedy przesuwa potwora o jeden sektor albo sprowadza nowego.',
    ],
    picture: 'Tor reakcji Zła z jedną kartą i dwie karty reakcji.',
  },
  hazards: {
    title: 'Zagrożenia',
    text: [
      'Niezakryte symbole na torze zamieniają się po rundzie w żetony zagrożenia, wykładane tam, gdzie Bohater nie widzi.',
      'Tam, gdzie leży taki żeton, karty Zła są niebezpieczne: działa też ich dolna połowa, a zrywy na kościach Zła trafiają. Eksploracja usuwa żeton.',
    ],
    picture: 'Ten sam poziom z żetonami zagrożenia w kilku sektorach.',
  },
  missions: {
    title: 'Misje',
    text: [
      'Misja mówi, w którym pomieszczeniu trzeba coś zrobić, ale nie, gdzie ono jest. Znajdź je i użyj interakcji.',
      'Pierwsza misja początkowa otwiera finałową i daje nagrodę, często sojusznika, który przyjmuje ciosy za Bohatera. Drugą wciąż można wykonać dla jej nagrody.',
    ],
    picture: 'Trzy karty misji: zielona, niebieska i czerwona misja finałowa.',
  },
  ending: {
    title: 'Jak to się kończy',
    text: [
      'Wykonana misja finałowa od razu wygrywa. Gdy zdrowie spadnie do zera, obrażenia zabierają poczytalność i na odwrót; gdy oba tory są na zerze, wygrywa Zło.',
      'Po ostatniej rundzie zaczyna się koszmar: potwory są silniejsze, a każda runda kosztuje dwa punkty poczytalności. Bohater wciąż może wygrać.',
    ],
    picture: 'Bohater: mało zdrowia, jeszcze mniej poczytalności.',
  },
}
