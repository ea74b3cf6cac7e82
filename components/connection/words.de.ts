/** The texts of words.ts in German: the same names, the same arguments. */
export const connectionGerman = {
  pageTitle: 'Verbindung',
  lead: 'Wie dieser Desk mit dem Partner und seiner Datenbank verbunden ist.',
  leadForAll: 'Ob dieser Desk den Partner erreicht.',
  saving: 'Wird gespeichert …',
  notSaved: 'Das konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
  notAWarning: 'Das ist keine Warnung',
  neitherOnNorOff: 'Das ist weder an noch aus',

  // Held writes
  heldWrites: 'Angehaltene Sendungen',
  reviewThem: 'Jetzt prüfen',

  // The partner
  partner: 'Partner',
  environment: 'Umgebung',
  address: 'Adresse',
  key: 'Schlüssel',
  keyTooShort: 'zu kurz zum Anzeigen',
  keyEnd: 'endet auf {end}',
  fieldProfile: 'Feldprofil',
  profileBuiltIn: 'das mitgelieferte',
  profileFile: 'die Datei {file}',
  profileVersion: 'Version {version, number}, gespeichert von {by}, {when}',
  profileFileAndVersion:
    'die Datei {file}; für alles, was sie auslässt, Version {version, number}, gespeichert von {by}, {when}',
  signInUsed: 'Bewerbungen werden mit dem veralteten Login gesendet',
  signInUsedMeans:
    'Der Partner stellt dieses Verfahren ein. Testen Sie POST /easy-apply mit dem Schlüssel und entfernen Sie dann PARTNER_EASY_APPLY_WITH aus der Umgebung.',
  signInUnused: 'Das veraltete Login ist eingerichtet, wird aber nicht verwendet',
  signInUnusedMeans:
    'Verwendet wird der Schlüssel. Entfernen Sie PARTNER_LOGIN_EMAIL und PARTNER_LOGIN_PASSWORD aus der Umgebung.',

  // The database
  database: 'Datenbank',
  kind: 'Art',
  embedded: 'Eingebettet, in DATA_DIR',
  server: 'PostgreSQL-Server',
  system: 'System',
  timeline: 'Zeitlinie',
  notShown: 'vom Server nicht genannt',
  starts: 'Starts',
  serversRunning: 'Laufende Server',
  lastActive: 'Zuletzt aktiv',
  never: 'nie',
  databaseMeans:
    'Startet dieser Desk mit einer anderen Datenbank, einer älteren Kopie oder einer, die einige Minuten nicht verwendet wurde, werden dort wartende Sendungen angehalten, bis jemand sie geprüft hat.',

  // Teams
  teams: 'Teams',
  noTeams: 'Noch sind keine Teams bekannt. Der Desk lernt sie aus den Antworten des Partners.',
  team: 'Team',
  nameTeamsLead: 'Benennen Sie die Teams für alle an diesem Desk. Der Partner erfährt die Namen nicht.',
  teamName: 'Name',
  nameOfTeam: 'Name von Team {id}',
  saveNames: 'Namen speichern',
  namesSaved: 'Namen gespeichert.',
  notTeamNames: 'Das sind keine Namen von Teams',
  sharedTeamName:
    'Die Teams {one} und {other} würden beide „{name}“ heißen. Geben Sie jedem einen eigenen Namen. Es wurde nichts gespeichert.',
  learnedFrom: 'Bekannt aus',
  repeats: 'Wiederholte Bewerbungen',
  sources: {
    partner: 'Antworten des Partners',
    setting: 'PARTNER_TEAMS',
    person: 'Von Hand hinzugefügt',
  },
  notKnown: 'Unbekannt',
  on: 'An',
  off: 'Aus',
  seenAt: 'gesehen {when}',

  // Changed fields
  changedFields: 'Geänderte Felder',
  fieldsAreFine: 'Felder stimmen',
  gotIt: 'Verstanden',
  warningDismissed: 'Warnung geschlossen.',
  actionOn: '{action}: {field}',
  noticed: 'Bemerkt: {when}.',
  runsAreWaiting:
    'Durchläufe warten. Wählen Sie das Feld unter „Feldzuordnung“ neu oder klicken Sie auf „Felder stimmen“, wenn alles in Ordnung ist. Die Warnung verschwindet, wenn das Feld wieder da ist.',

  // The applicant index
  index: 'Index der Bewerbenden',
  indexSwitch: 'Durchsuchbare Kopie führen',
  indexMeans:
    'Der Partner hat keine Suche. Mit einer eigenen Kopie aller Bewerbenden, die dieser Schlüssel lesen darf, kann der Desk alle sofort finden und zählen. Die Kopie wird alle paar Minuten aktualisiert und einmal am Tag neu geladen. Beim Ausschalten wird sie gelöscht.',
  reading: 'Wird geladen …',
  asking: 'Wird angefragt …',
  readAgain: 'Alle Bewerbenden neu laden',
  readingAll: 'Alle Bewerbenden werden geladen',
  readingAgain: 'Alle Bewerbenden werden neu geladen: {progress}.',
  asOf: 'Neue Bewerbende wurden {newcomers} geladen, alle Bewerbenden {all}.',
  fixedOn: 'Durch APPLICANT_INDEX auf dem Server eingeschaltet.',
  fixedOff: 'Durch APPLICANT_INDEX auf dem Server ausgeschaltet.',
  neverSwitched: 'Noch nicht eingeschaltet.',
  switchedOn: 'Eingeschaltet von {name}, {when}',
  switchedOff: 'Ausgeschaltet von {name}, {when}',
  switchOffAsk: 'Kopie ausschalten und löschen?',
  switchOffMeans:
    'Danach durchsucht jeder nur, was geladen ist. Bisherige Backups enthalten die Kopie, bis neuere sie ersetzen. Beim Partner ändert sich nichts.',
  cancel: 'Abbrechen',
  switchingOff: 'Wird ausgeschaltet …',
  switchOff: 'Ausschalten und löschen',
  updateFailed: 'Die letzte Aktualisierung ist fehlgeschlagen: {title}. Der Desk versucht es weiter.',
  noCopy: 'Es gibt keine Kopie',
  noCopyMeans: 'Durchsucht wird nur, was geladen ist.',
  waiting: 'Wartet auf die Feldzuordnung',
  waitingMeans:
    'Zum Kopieren muss der Desk wissen, an welchen Feldern sich Bewerbende unterscheiden lassen. Bestätigen Sie oben die Feldzuordnung.',
  hidden: 'Ausgeblendet: Der Partner verweigert die Liste der Bewerbenden',
  hiddenMeans: 'Dieser Schlüssel darf zurzeit keine Bewerbenden lesen. Früher geladene werden nicht angezeigt.',
  buildingMeans: 'Alle sind durchsuchbar, sobald alle geladen sind.',
  ready: '{count, plural, one {1 Person ist} other {# Personen sind}} durchsuchbar',
  late: 'Seit einer Weile nicht aktualisiert. Der Desk versucht es weiter.',
} as const
