/** The texts of words.ts in German: the same names, the same arguments. */
export const shellGerman = {
  frame: {
    main: 'Hauptmenü',
    skip: 'Zum Inhalt springen',
    more: 'Mehr',
    search: 'Suchen',
    searchWithKey: 'Suchen ({key})',
    searchKey: 'Strg K',
    accountOf: 'Konto: {name}',
    searchHere: 'Auf dieser Seite suchen',
    showKeys: 'Diese Tasten anzeigen',
    offline: 'Sie sind offline. Was geladen ist, bleibt hier, und nichts geht verloren.',
    opensOnceOnline: 'Sie sind offline. Die Seite öffnet sich, sobald Sie wieder online sind; nichts geht verloren.',
    unreachable: 'Der Desk ist nicht erreichbar. Die Seite öffnet sich, sobald er es wieder ist; nichts geht verloren.',
  },
  screens: {
    names: {
      overview: 'Übersicht',
      applicants: 'Bewerbende',
      easyApply: 'Schnellbewerbung',
      bulkApply: 'Sammelbewerbung',
      jobs: 'Stellen',
      aiChat: 'KI-Chat',
      activity: 'Aktivitäten',
      connection: 'Verbindung',
      people: 'Mitglieder',
    },
    easyApplyOnPhones: 'Bewerben',
  },
} as const
