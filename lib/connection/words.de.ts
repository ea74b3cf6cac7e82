/** The texts of words.ts in German: the same names, the same arguments. */
export const connectionReasonsGerman = {
  unconfirmedForAdmins: 'Bestätigen Sie zuerst die Feldzuordnung',
  unconfirmed: 'Zuerst muss ein Admin die Felder dieses Partners bestätigen',
  notSentForAdmins: 'Bestätigen Sie zuerst die Feldzuordnung. Es wurde nichts gesendet.',
  notSent: 'Zuerst muss ein Admin die Felder dieses Partners bestätigen. Es wurde nichts gesendet.',
  teamIdRule:
    'Eine Team-ID hat bis zu {most, number} Buchstaben, Ziffern, Leerzeichen und . _ ~ : @ + , = - und beginnt mit Buchstabe oder Ziffer',
  versionOfProfile: 'Version {version, number} des Feldprofils',
  warningAbout: 'Warnung zu {field}',
} as const
