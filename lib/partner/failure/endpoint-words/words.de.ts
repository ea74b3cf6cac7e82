const list = { nextStep: 'Informieren Sie Ihren Admin.' } as const
const login = { nextStep: 'Bitten Sie Ihren Admin, das Partner-Login dieses Desks zu prüfen.' } as const

const oddList = {
  ...list,
  short: 'Nicht angenommen',
  title: 'Der Partner hat die Anfrage des Desks nicht angenommen',
  meaning: 'Dieser Desk hat die Liste auf eine Weise angefordert, die der Partner nicht akzeptiert.',
} as const
const noList = {
  ...list,
  title: 'Der Partner findet diese Liste nicht',
  meaning: 'Beim Partner gibt es keine solche Liste.',
} as const
const oddLogin = {
  ...login,
  short: 'Login abgelehnt',
  title: 'Der Partner hat das Login dieses Desks nicht verstanden',
  meaning:
    'Der Partner akzeptiert das Login nicht in der Form, in der dieser Desk es sendet. Ihre eigene Anmeldung ist in Ordnung.',
} as const
const keyInDoubt = {
  short: 'Zugriff verweigert',
  nextStep:
    'Bitten Sie Ihren Admin, die Seite „Verbindung“ zu öffnen: Sie zeigt, ob der Schlüssel falsch ist oder ihm nur Rechte fehlen.',
} as const
const wholeList =
  'Versuchen Sie es gleich oder zu einer ruhigeren Zeit noch einmal: Die Stellenliste gibt es nicht in Teilen.'
const fewerApplicants = 'Versuchen Sie es gleich noch einmal. Es hilft, weniger Bewerbende auf einmal zu laden.'

/** The German texts of words.ts: the same names, the same arguments. */
export const endpointGerman = {
  'bad-request': {
    'list-applicants': oddList,
    'list-jobs': oddList,
    'create-job': {
      title: 'Der Partner hat diese Stelle nicht angenommen',
      nextStep: 'Prüfen und korrigieren Sie Ihre Eingaben und legen Sie die Stelle erneut an.',
    },
    'submit-application': {
      title: 'Der Partner hat diese Bewerbung nicht angenommen',
      nextStep: 'Prüfen und korrigieren Sie Ihre Eingaben und senden Sie die Bewerbung erneut.',
    },
    'set-ai-chat': {
      title: 'Der Partner hat diese Einstellung nicht angenommen',
      meaning: 'Der Partner akzeptiert die Team-ID oder die Einstellung nicht.',
      nextStep: 'Prüfen Sie die Team-ID und versuchen Sie es erneut.',
    },
    'log-in': oddLogin,
  },
  'key-rejected': {
    'create-job': {
      ...keyInDoubt,
      title: 'Der Partner ließ diesen Desk keine Stelle anlegen',
      meaning:
        'Der Schlüssel des Desks darf keine Stellen anlegen, oder der Partner akzeptiert ihn nicht mehr. Ihre eigene Anmeldung ist in Ordnung.',
    },
    'submit-application': {
      ...keyInDoubt,
      title: 'Der Partner ließ diesen Desk keine Bewerbung senden',
      meaning:
        'Der Schlüssel des Desks darf keine Bewerbungen senden, oder der Partner akzeptiert ihn nicht mehr. Ihre eigene Anmeldung ist in Ordnung.',
    },
    'set-ai-chat': {
      ...keyInDoubt,
      title: 'Der Partner ließ diesen Desk den KI-Chat nicht ändern',
      meaning:
        'Der Schlüssel des Desks darf den KI-Chat nicht ändern, oder der Partner akzeptiert ihn nicht mehr. Ihre eigene Anmeldung ist in Ordnung.',
    },
  },
  'not-permitted': {
    'list-applicants': { title: 'Dieser Desk darf Bewerbende beim Partner nicht lesen' },
    'list-jobs': { title: 'Dieser Desk darf Stellen beim Partner nicht lesen' },
    'create-job': { title: 'Dieser Desk darf beim Partner keine Stellen anlegen' },
    'submit-application': { title: 'Dieser Desk darf dem Partner keine Bewerbungen senden' },
    'set-ai-chat': { title: 'Dieser Desk darf den KI-Chat beim Partner nicht ändern' },
    'log-in': { title: 'Dieser Desk darf sich beim Partner nicht anmelden' },
  },
  'out-of-scope': {
    'list-applicants': { nextStep: 'Bitten Sie Ihren Admin, das Team beim Partner hinzufügen zu lassen.' },
    'list-jobs': { nextStep: 'Bitten Sie Ihren Admin, das Team beim Partner hinzufügen zu lassen.' },
    'create-job': {
      title: 'Dieses Team kann der Desk nicht erreichen',
      meaning: 'Beim Partner erreicht dieser Desk nur einige Teams, und das Team dieser Stelle gehört nicht dazu.',
      nextStep:
        'Wählen Sie eines der eigenen Teams des Desks oder bitten Sie Ihren Admin, dieses beim Partner hinzufügen zu lassen.',
    },
    'submit-application': {
      title: 'Diese Stelle kann der Desk nicht erreichen',
      meaning:
        'Beim Partner erreicht dieser Desk nur einige Teams, und diese Stelle oder diese Person gehört zu einem anderen.',
      nextStep:
        'Wählen Sie die Stelle eines eigenen Teams des Desks oder bitten Sie Ihren Admin, das Team beim Partner hinzufügen zu lassen.',
    },
    'set-ai-chat': {
      title: 'Dieses Team kann der Desk nicht erreichen',
      meaning: 'Beim Partner erreicht dieser Desk nur einige Teams, und dieses Team gehört nicht dazu.',
      nextStep:
        'Wählen Sie eines der eigenen Teams des Desks oder bitten Sie Ihren Admin, dieses beim Partner hinzufügen zu lassen.',
    },
    'log-in': { nextStep: 'Bitten Sie Ihren Admin, beim Partner zu prüfen, welche Teams dieser Desk erreicht.' },
  },
  'not-found': {
    'list-applicants': noList,
    'list-jobs': noList,
    'create-job': {
      title: 'Der Partner findet nicht, worauf sich die Stelle bezieht',
      meaning:
        'Das Team oder ein anderer Datensatz, den die Stelle nennt, ist beim Partner nicht oder nicht mehr vorhanden.',
      nextStep: 'Prüfen Sie das Team und die anderen Werte und legen Sie die Stelle dann erneut an.',
    },
    'submit-application': {
      short: 'Stelle fehlt',
      title: 'Der Partner findet diese Stelle nicht',
      meaning:
        'Die Stelle oder ein anderer Datensatz, den die Bewerbung nennt, ist beim Partner nicht oder nicht mehr vorhanden.',
      nextStep: 'Wählen Sie die Stelle erneut aus der Liste und senden Sie dann die Bewerbung.',
    },
    'set-ai-chat': {
      short: 'Team nicht gefunden',
      title: 'Der Partner findet dieses Team nicht',
      meaning: 'Beim Partner gibt es kein Team mit dieser ID oder nicht mehr.',
      nextStep: 'Prüfen Sie die Team-ID oder wählen Sie ein anderes Team.',
    },
    'log-in': oddLogin,
  },
  conflict: {
    'list-applicants': oddList,
    'list-jobs': oddList,
    'create-job': {
      meaning: 'Die Stelle passt nicht zum aktuellen Stand beim Partner. Vielleicht gibt es schon eine ähnliche.',
      nextStep: 'Suchen Sie in der Liste nach einer ähnlichen Stelle, bevor Sie diese erneut anlegen.',
    },
    'set-ai-chat': {
      nextStep:
        'Laden Sie die Seite neu, sehen Sie nach, was zuletzt eingestellt wurde, und ändern Sie es bei Bedarf erneut.',
    },
    'log-in': oddLogin,
  },
  invalid: {
    'list-applicants': oddList,
    'list-jobs': oddList,
    'create-job': { title: 'Der Partner hat diese Stelle abgelehnt' },
    'submit-application': { title: 'Der Partner hat diese Bewerbung abgelehnt' },
    'set-ai-chat': {
      short: 'Nicht möglich',
      meaning: 'Der Partner hat die Einstellung verstanden, erlaubt sie für dieses Team jetzt aber nicht.',
      nextStep:
        'Dieselbe Änderung würde wieder abgelehnt. Soll dieses Team den KI-Chat bekommen, fragen Sie den Partner.',
    },
    'log-in': oddLogin,
  },
  'address-lookup-busy': {
    'create-job': {
      short: 'Adresssuche überlastet',
      title: 'Die Adresssuche des Partners ist überlastet',
      meaning:
        'Der Partner schlägt die Adresse der Stelle bei einem anderen Dienst nach, und der lehnt zurzeit Anfragen ab.',
    },
  },
  'dependency-failed': {
    'create-job': {
      meaning:
        'Ein Dienst, den der Partner braucht, hat nicht geantwortet, wie er sollte, vielleicht der für Dokumentvorlagen.',
    },
    'submit-application': {
      meaning:
        'Ein Dienst, den der Partner braucht, hat nicht geantwortet, wie er sollte. Wenn eine Datei dabei war, ist es wohl der, der sie liest.',
      nextStep:
        'Prüfen Sie beim Partner, ob sie angekommen ist, bevor Sie sie erneut senden. Wenn nicht, versuchen Sie es mit einer anderen Datei.',
    },
  },
  'too-slow': {
    'list-applicants': { nextStep: fewerApplicants },
    'list-jobs': { nextStep: wholeList },
  },
  'no-answer-in-time': {
    'list-applicants': { nextStep: fewerApplicants },
    'list-jobs': { nextStep: wholeList },
  },
  'answer-too-large': {
    'list-applicants': { nextStep: 'Laden Sie weniger Bewerbende auf einmal oder informieren Sie Ihren Admin.' },
  },
} as const
