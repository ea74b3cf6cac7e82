/** The texts of words.ts in German: the same names, the same arguments. */
export const notificationGerman = {
  heading: 'Benachrichtigungen',
  tellMe: 'Neue Bewerbende melden',
  means:
    'Ist der Desk in einem Tab im Hintergrund offen, zeigt dieser Browser „3 neue Bewerbende“: höchstens einmal in fünf Minuten und ohne Namen. Das gilt nur für diesen Browser.',
  unsupported: 'Dieser Browser kann für diese Seite keine Benachrichtigungen zeigen.',
  blocked:
    'Ihr Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in den Website-Einstellungen des Browsers und schalten Sie dies dann wieder ein.',
  notAllowed:
    'Der Browser hat Benachrichtigungen nicht erlaubt. Schalten Sie dies wieder ein, um noch einmal gefragt zu werden.',
  newcomers: '{count, plural, one {Eine Person hat sich neu beworben} other {# neue Bewerbende}}',
  moreNewcomers: 'Mehr als {count, number} neue Bewerbende',
} as const
