import { words } from '@/lib/text/words'
import { connectionStatusGerman } from './words.de'

/** Whether the connection works, and what the partner refuses for this key. Rendered only on the server. */
export const connectionStatusWords = words({
  en: {
    // For users who are not admins
    works: 'The connection works',
    lastAnswered: 'The partner last responded {when}.',
    partnerDown: 'The partner isn’t answering',
    partnerDownMeans:
      'The problem is on the partner’s side. The desk keeps trying, and nothing that you entered is lost.',
    needsFixing: 'This desk’s connection needs fixing',
    needsFixingMeans: 'Admins see on their overview what to do.',
    refused: {
      'list-applicants': 'The partner refused the list of applicants {when}',
      'list-jobs': 'The partner refused the list of jobs {when}',
      'create-job': 'The partner refused a new job {when}',
      'submit-application': 'The partner refused an application {when}',
      'set-ai-chat': 'The partner refused an AI chat setting {when}',
      'log-in': 'The partner refused the desk’s login {when}',
    },
    limited: 'The connection works, but the partner refuses some requests',
    since: 'It began {when}.',

    // What the key may not do
    acceptsKeyBut: {
      'list-applicants': 'The partner accepts the desk’s key, but refused the list of applicants {when}',
      'list-jobs': 'The partner accepts the desk’s key, but refused the list of jobs {when}',
      'create-job': 'The partner accepts the desk’s key, but refused new jobs {when}',
      'submit-application': 'The partner accepts the desk’s key, but refused applications {when}',
      'set-ai-chat': 'The partner accepts the desk’s key, but refused AI chat settings {when}',
      'log-in': 'The partner accepts the desk’s key, but refused the desk’s login {when}',
    },
    refusedWrites: {
      'create-job': 'Show refused jobs',
      'submit-application': 'Show refused applications',
      'set-ai-chat': 'Show refused AI chat settings',
    },
    openConnection: 'Open Connection',
    notChecked: 'Not checked yet',
    notCheckedMeans: 'The desk hasn’t contacted the partner yet. Open Applicants or Jobs to try it.',
  },
  de: connectionStatusGerman,
})
