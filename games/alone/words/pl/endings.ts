export const outcomes = {
  won: 'Ostatnie zadanie wykonane i mrok wypuszcza ofiarę. Ktoś wychodzi z tego żywy. Bohater wygrywa.',
  lost: 'Nie ma już sił ani rozumu, któremu by ich brakowało. W kolonii znów jest cicho. Zło wygrywa.',
}

/** No option needs a warning. */
export const notes = {}
