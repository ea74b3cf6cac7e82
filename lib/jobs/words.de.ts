/** The German texts of words.ts: the same names, the same arguments. */
export const jobGerman = {
  noIds:
    'Der Partner listet {count, plural, one {1 Stelle} other {# Stellen}}, aber der Desk kennt die IDs nicht, daher können Sie von hier keine Bewerbungen darauf senden.',
  someWithoutIds:
    '{count, plural, one {1 Stelle von {all, number} hat keine ID, die der Desk lesen kann, daher können Sie von hier keine Bewerbung darauf senden.} other {# Stellen von {all, number} haben keine ID, die der Desk lesen kann, daher können Sie von hier keine Bewerbung darauf senden.}}',
  moreThanListed:
    'Der Partner listet nur {count, plural, one {diese Stelle} other {diese {count, number} Stellen}} und meldet, dass er mehr hat. Die übrigen sieht der Desk nicht.',
  confirmIds: 'Bestätigen Sie unter „Verbindung“, wo die IDs stehen.',
  adminConfirmsIds: 'Ein Admin kann unter „Verbindung“ bestätigen, wo die IDs stehen.',
} as const
