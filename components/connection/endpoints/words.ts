import { words } from '@/lib/text/words'
import { endpointsGerman } from './words.de'

/** Texts about reaching the partner, what the key may do there, and tests. */
export const endpointWords = words({
  en: {
    withCode: '{text} ({code})',
    cancel: 'Cancel',
    close: 'Close',

    // Reaching the partner
    reach: 'Connection check',
    reachLead: 'Connects to the partner, then reads one applicant and the list of jobs. Nothing is changed.',
    checking: 'Checking…',
    checkNow: 'Check now',
    answers: 'The partner responds and accepts this desk’s key',
    checkedAt: 'Checked {when}.',
    steps: {
      dns: 'Address (DNS)',
      tcp: 'Connection (TCP)',
      tls: 'Encryption (TLS)',
      http: 'Response (HTTP)',
    },
    stepStates: { ok: 'Works', failed: 'Failed', untried: 'Not tried' },
    unencrypted: 'Not used: an http address',
    took: '{step}, {ms} ms',
    contentType: 'Content type',
    pointsTo: 'Points to',

    // What the key may do
    endpoints: 'Endpoints',
    endpoint: 'Endpoint',
    status: 'Status',
    when: 'When',
    whatToDo: 'What to do',
    purposes: {
      'list-applicants': 'Read applicants',
      'list-jobs': 'Read jobs',
      'create-job': 'Create jobs',
      'submit-application': 'Submit applications',
      'set-ai-chat': 'Turn AI chat on or off',
      'log-in': 'Sign in (deprecated)',
    },
    states: {
      works: 'Works',
      probably: 'Probably permitted',
      'not-permitted': 'Not permitted',
      'out-of-scope': 'Out of scope',
      failed: 'Failing',
      untried: 'Not tried',
    },
    inferredFromTest: 'Inferred from a test',
    inferredFromRefusal: 'Inferred from a refusal',
    sources: { seen: 'Seen in use', checked: 'Seen in a check', tested: 'Seen in a test' },
    isBySignIn: 'The desk signs in for this, so the key hasn’t been used here.',
    notUsed: 'Not used yet.',
    pressCheck: 'Press “Check now”.',
    askToPermit: 'Ask the partner’s operator to permit {name} for this key.',
    outOfScope:
      'The key may call this, but not for the team that was asked for. Ask for that team, or use another one.',
    seeActivity: 'Activity shows what became of each request.',
    seeReach: 'See the connection check above.',
    addTeam: 'To test it, add a team ID under AI chat.',

    // Text for the partner's operator
    operatorTitle: 'Text for the operator',
    operatorMeans: 'Only the partner’s operator can change what a key may do.',
    operatorCopy: 'Copy text for the operator',
    operatorAbout: 'About the API key used at {address} ({environment}).',
    operatorAboutKey: 'About the API key that ends in {end}, used at {address} ({environment}).',
    operatorEnable: 'Please enable this key for this environment: requests with it get 403 Forbidden.',
    operatorPermit: 'Please permit these endpoints for this key:',
    operatorTeams:
      'Please check the teams of this key. The response said that a team is not among its memberships, for:',
    operatorAsk: 'Please tell us which endpoints, teams and jobs this key is enabled for.',
    operatorSeen: 'Teams that we have seen with it: {teams}.',
    operatorEndpoint: '{name}, last seen on {day}',
    operatorEndpointWith: '{name}, last seen on {day} with status {status}',

    // Testing a write without writing
    test: 'Test without writing',
    testName: 'Test {name} without writing',
    testOf: 'Test without writing: {name}',
    testLead: 'Shows whether this key is permitted to write, without creating or changing anything.',
    testHow:
      'The desk sends one request that the partner has to refuse: an empty body, marked as plain text. A refusal with 400 means that the key is probably permitted, one with 403 that it is not.',
    testRisk: 'A partner that breaks its own rules might create or change something. You will be told if it does.',
    team: 'Team',
    testing: 'Testing…',
    sendTest: 'Send the test',
    partnerSays: 'The partner says: “{said}”',
    probably: '{name} is probably permitted',
    probablyMeans:
      'The partner refused the body and not the key. The first real use will show for sure. Nothing was changed.',
    notPermitted: '{name} is not permitted',
    notPermittedMeans: 'Ask the partner’s operator to permit it for this key. Nothing was changed.',
    notForTeam: 'The key may not use {name} for this team',
    notForTeamMeans: 'Try another team, or ask the partner’s operator for this one. Nothing was changed.',
    taken: 'The partner accepted the test, against its own rules',
    takenMeans: {
      'create-job':
        'It may have created or changed something. Look in the list of jobs, and have the partner’s operator delete what should not be there. The key is permitted.',
      'submit-application':
        'It may have created or changed something. Look for a new application without a name, and have the partner’s operator delete it. The key is permitted.',
      'set-ai-chat':
        'It may have created or changed something. Check the AI chat of this team with the partner’s operator. The key is permitted.',
    },
    unclear: 'The test did not show whether the key is permitted',
    tryLater: 'Try again later.',
  },
  de: endpointsGerman,
})
