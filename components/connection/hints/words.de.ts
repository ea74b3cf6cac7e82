/** The texts of words.ts in German: the same names, the same arguments. */
export const fieldHintsGerman = {
  review: 'Feldzuordnung prüfen',

  // Above lists and forms
  unconfirmed: 'Die Felder sind für diesen Partner noch nicht bestätigt.',
  formUnconfirmed: 'Formular für diesen Partner noch nicht bestätigt.',
  formUnchecked: 'Ihr Admin hat noch nicht geprüft, ob dieses Formular alles hat, was der Partner verlangt.',
  confirmForm: 'Unter „Verbindung“ bestätigen oder ändern',
  otherNamesForAdmins:
    'Dieser Partner nennt seine Felder anders als erwartet. Die Listen sind lesbar, aber gesendet wird erst, wenn Sie bestätigt haben, welches Feld welches ist.',
  otherNames:
    'Dieser Partner nennt seine Felder anders als erwartet. Die Listen sind lesbar, aber gesendet wird erst, wenn ein Admin bestätigt hat, welches Feld welches ist.',

  // On the overview
  confirmTitle: 'Felder dieses Partners bestätigen',
  guessed: 'Der Desk hat anhand der Daten ermittelt, welches Feld welches ist.',
  nothingSent: 'Gesendet wird erst, wenn Sie das bestätigt haben.',
  listsUseGuess: 'Die Listen richten sich danach, bis Sie es bestätigen.',

  // While fields are missing
  dataChanged: 'Daten des Partners geändert',
  changed: 'Die Daten des Partners haben sich geändert.',
  runsWaitForYou: 'Durchläufe warten, bis Sie die Verbindung geprüft haben.',
  runsWait: 'Durchläufe warten, bis ein Admin die Verbindung geprüft hat.',
  check: 'Verbindung prüfen',
  lostList: '{field}: nicht mehr dort, wo der Desk danach sucht.',
  lostListAt: '{field}: nicht mehr dort, wo der Desk danach sucht ({path}).',
  lost: '{field} steht nicht mehr unter {path}.',
  newPaths: 'Neu in den Antworten: {paths}.',
  newOfJobs: 'Die Stellen des Partners haben ein neues Feld: {path}.',
  newOfApplicants: 'Die Bewerbenden des Partners haben ein neues Feld: {path}.',
  refused: 'Der Partner lehnt ein Feld ab, das er bisher angenommen hat: {field}.',
  asked: 'Der Partner verlangt ein Feld, das bisher nicht nötig war: {field}.',
  shared:
    'Mehrere Bewerbungen haben dieselbe ID der Person ({path}). Der Desk unterscheidet Bewerbungen auch nach der Stelle.',
  sharedUnconfirmed:
    'Mehrere Bewerbungen haben dieselbe ID der Person ({path}), und die Liste zeigt vielleicht nur eine davon. Bestätigen Sie die Feldzuordnung mit der Stellen-ID bei {job}, damit der Desk Bewerbungen auch nach der Stelle unterscheidet.',

  // Names of the fields
  fieldOfForm: '{form}: {field}',
  forms: {
    'jobs.create': 'Formular „Neue Stelle“',
    'easyApply.body': 'Formular „Schnellbewerbung“',
    'aiChat.body': 'Formular „KI-Chat“',
  },
  fields: {
    'applicants.name': 'Name',
    'applicants.email': 'E-Mail',
    'applicants.phone': 'Telefon',
    'applicants.status': 'Status',
    'applicants.time': 'Beworben am',
    'applicants.job': 'Beworben auf',
    'applicants.jobTitle': 'Beworben auf, Titel',
    'applicants.team': 'Team',
    'applicants.teamName': 'Teamname',
    'applicants.id': 'ID der Person',
    'applicants.key': 'ID der Person',
    'applicants.items': 'Liste der Bewerbenden',
    'applicants.columns': 'Erste Spalten der Bewerbenden',
    'jobs.title': 'Stellentitel',
    'jobs.id': 'Stellen-ID',
    'jobs.open': 'Offen für Bewerbungen',
    'jobs.status': 'Status der Stelle',
    'jobs.time': 'Veröffentlicht am',
    'jobs.team': 'Team der Stelle',
    'jobs.teamName': 'Teamname der Stelle',
    'jobs.items': 'Stellenliste',
    'jobs.limit': 'Max. Stellen pro Antwort',
    'jobs.total': 'Stellen insgesamt',
    'jobs.columns': 'Erste Spalten der Stellen',
    'jobs.createdId': 'ID einer neuen Stelle',
    'easyApply.email': 'Schnellbewerbung: E-Mail',
    'easyApply.job': 'Schnellbewerbung: Stellen-ID',
    'easyApply.enqueue': 'Schnellbewerbung: in die Warteschlange stellen',
    'easyApply.name': 'Schnellbewerbung: Name',
    'easyApply.phone': 'Schnellbewerbung: Telefon',
    'easyApply.form': 'Schnellbewerbung: ID der Bewerbung',
    'aiChat.enabled': 'KI-Chat: an oder aus',
  },
} as const
