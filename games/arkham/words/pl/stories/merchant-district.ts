import type { merchantDistrict as deck } from '../../../cards/encounters/merchant-district.ts'
import type { Stories } from '../../stories.ts'

export const merchantDistrict: Stories<typeof deck> = {
  'merchant-district-1': {
    'unvisited-isle': 'Ktoś, kto się nie pokazuje, zamiata na wyspie ścieżkę z liści.',
    'tick-tock-club': 'Orkiestra gra za parawanem, a kelner radzi się nie zastanawiać dlaczego.',
    'river-docks': 'Brygadzista płaci od skrzyni i nie mówi za co.',
  },
  'merchant-district-2': {
    'unvisited-isle': 'Krąg kamieni jest suchy w deszczu.',
    'tick-tock-club': 'Brakuje im numeru między akrobatami a nalotem policji.',
    'river-docks': 'Majtek wyłowił coś, co na powietrzu nie powinno zachować kształtu.',
  },
  'merchant-district-3': {
    'unvisited-isle':
      'Stara kobieta naprawia sieci z włosów i pyta, którego koloru najmniej by ci brakowało.',
    'tick-tock-club': 'Wszystkie zegary na ścianie są zgodne, prócz tego nad twoim krzesłem.',
    'river-docks': 'W ekipie brakuje człowieka, a statek odpływa z przypływem.',
  },
  'merchant-district-4': {
    'unvisited-isle': 'Budzisz się pod drzewami z mokrymi stopami i czyimś imieniem na ustach.',
    'tick-tock-club':
      'Właściciel przedstawia cię jako kogoś bliskiego, co kosztuje kolejkę i jest tego warte.',
    'river-docks': 'Przemytnik sprzeda wszystko oprócz długiej skrzyni.',
  },
  'merchant-district-5': {
    'unvisited-isle': 'Martwe ptaki ułożono rzędami, najpierw według wielkości, potem według czegoś innego.',
    'tick-tock-club': 'Zamaskowana para przemyka w tańcu i zostawia kartę pod twoją szklanką.',
    'river-docks': 'Celnicy za rozsądną opłatą przeszukują nie ten koniec magazynu.',
  },
  'merchant-district-6': {
    'unvisited-isle': 'Wyspa ma własne pływy, a ty stoisz poniżej kreski.',
    'tick-tock-club': 'Światło gaśnie, muzyka nie, i ktoś wciska ci w ramiona płaszcz.',
    'river-docks': 'Nocna zmiana dzieli się gulaszem, nowinami i przestrogą przed trzecim pomostem.',
  },
  'merchant-district-7': {
    'unvisited-isle': 'Łódź przewozi cię sama i czeka z liną w pysku jak pies.',
    'tick-tock-club': 'Szatniarka trzyma dla ciebie płaszcz od czasów, gdy tego lokalu jeszcze nie było.',
    'river-docks': 'Barka przypłynęła bez załogi i kapitan portu chce ją opróżnić przed świtem.',
  },
  'merchant-district-8': {
    'unvisited-isle': 'Na płaskim kamieniu stoi dziewięć świec, a osiem z nich jest już zużytych.',
    'tick-tock-club': 'Kwadrans po pełnej godzinie tancerze stają, liczą się i tańczą dalej.',
    'river-docks': 'Powroźnik kupuje wszystko, czego sieci nie chcą utrzymać.',
  },
}
