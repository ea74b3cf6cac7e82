import type { Culture } from '../../sandbox/data/cultures'

/** Countries that have no applicants in the sandbox. */
export const moreCultures: Culture[] = [
  {
    country: 'Spain',
    dialling: '+34',
    joiner: ' ',
    isFamilyFirst: false,
    cities: ['Sevilla', 'Bilbao', 'Alcalá de Henares'],
    given: ['Lucía:lucia', 'Íñigo:inigo', 'Begoña:begona', 'Andrés:andres', 'Martina:martina', 'Hugo:hugo'],
    family: ['García Núñez:garcianunez', 'Ibáñez:ibanez', 'Peña Ruiz:pena', 'Castaño:castano', 'Vázquez:vazquez'],
  },
  {
    country: 'Italy',
    dialling: '+39',
    joiner: ' ',
    isFamilyFirst: false,
    cities: ['Torino', 'Forlì', 'Reggio Calabria'],
    given: ['Niccolò:niccolo', 'Chiara:chiara', 'Giosuè:giosue', 'Beatrice:beatrice', 'Matteo:matteo'],
    family: ['D’Angelo:dangelo', 'Esposito:esposito', 'De Luca:deluca', 'Fabbri:fabbri', 'Marchetti:marchetti'],
  },
  {
    country: 'Netherlands',
    dialling: '+31',
    joiner: ' ',
    isFamilyFirst: false,
    cities: ['Utrecht', '’s-Hertogenbosch', 'Groningen'],
    given: ['Sanne:sanne', 'Joost:joost', 'Anneloes:anneloes', 'Thijs:thijs', 'Femke:femke'],
    family: ['van den Berg:vandenberg', 'de Vries:devries', 'Bakker:bakker', 'Jansen:jansen', 'Terpstra:terpstra'],
  },
  {
    country: 'Finland',
    dialling: '+358',
    joiner: ' ',
    isFamilyFirst: false,
    cities: ['Tampere', 'Jyväskylä', 'Äänekoski'],
    given: ['Aino:aino', 'Päivi:paivi', 'Väinö:vaino', 'Jyrki:jyrki', 'Kyllikki:kyllikki', 'Eero:eero'],
    family: ['Mäkelä:makela', 'Hämäläinen:hamalainen', 'Korhonen:korhonen', 'Yli-Rantala:yli-rantala', 'Niemi:niemi'],
  },
]
