/** The texts of words.ts in German: the same names, the same arguments. */
export const keyGerman = {
  keys: {
    title: 'Tasten',
    description: 'Sie wirken, solange Sie nicht tippen und kein Dialog offen ist.',
    switchedOff: 'Einzelne Tasten sind in diesem Browser ausgeschaltet. Schalten Sie sie unter „Ihr Konto“ ein.',
    groups: { screen: 'Auf dieser Seite', list: 'In der Liste', anywhere: 'Überall', go: 'Gehe zu' },
    palette: 'Überall suchen und Seiten öffnen',
    sideNavigation: 'In der Seitenleiste bewegen, die mit Tab nur einmal erreicht wird',
    toolbars: 'In Werkzeugleisten und Tabellenköpfen bewegen, ebenso',
  },
} as const
