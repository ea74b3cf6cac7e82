import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { builtActions } from './built-actions'

const levels = ['signed-in', 'viewer', 'recruiter', 'admin'] as const

/** `signed-in`: even without the second factor that the sign-in rules require. */
export type Level = (typeof levels)[number]
/** `nobody`: no sign-in needed. `fresh-`: only shortly after authenticating. */
type Needs = 'nobody' | Level | `fresh-${Level}`

/** The catch-all page for addresses that no other page has. */
export const unknownAddress = '/[...address]'

/** The role that each page requires. A page missing here, or listed here but gone, fails the walk. */
export const pages: Record<string, Needs> = {
  '/': 'viewer',
  [unknownAddress]: 'viewer',
  '/account': 'viewer',
  '/activity': 'viewer',
  '/ai-chat': 'viewer',
  '/applicants': 'viewer',
  '/bulk-apply': 'recruiter',
  '/bulk-apply/[run]': 'recruiter',
  '/connection': 'viewer',
  '/easy-apply': 'recruiter',
  '/held-writes': 'recruiter',
  '/invitation': 'nobody',
  '/jobs': 'viewer',
  '/jobs/new': 'recruiter',
  '/new-password': 'signed-in',
  '/people': 'admin',
  '/people/erase': 'admin',
  '/second-factor': 'signed-in',
  '/sign-in': 'nobody',
}

/** The same for each method of each handler. */
export const handlers: Record<string, Needs> = {
  'GET /api/[...path]': 'viewer',
  'POST /api/[...path]': 'viewer',
  'GET /api/activity': 'viewer',
  'GET /api/activity/[id]': 'viewer',
  'GET /api/activity/export': 'viewer',
  'GET /api/activity/newer': 'viewer',
  'GET /api/ai-chat': 'viewer',
  'GET /api/ai-chat/states': 'viewer',
  'GET /api/applicants': 'viewer',
  'GET /api/applicants/export': 'recruiter',
  'POST /api/applicants/history': 'viewer',
  'POST /api/applications': 'recruiter',
  'GET /api/applications/form': 'recruiter',
  'GET /api/connection/mapping': 'admin',
  'GET /api/connection/profile': 'admin',
  'GET /api/dispatches': 'recruiter',
  'GET /api/dispatches/[id]': 'recruiter',
  'GET /api/dispatches/[id]/listed': 'recruiter',
  'GET /api/dispatches/listed': 'recruiter',
  'GET /api/drafts/[form]': 'recruiter',
  'POST /api/drafts/[form]': 'recruiter',
  'GET /api/health/live': 'nobody',
  'GET /api/health/ready': 'nobody',
  'GET /api/applicants/index': 'viewer',
  'POST /api/applicants/listed': 'recruiter',
  'POST /api/applicants/same-person': 'viewer',
  'POST /api/applicants/export': 'recruiter',
  'POST /api/applicants/selection': 'viewer',
  'POST /api/applicants/selection/count': 'viewer',
  'GET /api/applicants/newcomers': 'viewer',
  'GET /api/applicants/view-counts': 'viewer',
  'POST /api/connection/check': 'admin',
  'POST /api/connection/pasted-schema': 'admin',
  'POST /api/connection/test': 'admin',
  'POST /api/held-writes/check': 'recruiter',
  'GET /api/jobs': 'viewer',
  'POST /api/language': 'viewer',
  'GET /api/metrics': 'nobody',
  'GET /api/overview/newest': 'viewer',
  'POST /api/passkey-request': 'nobody',
  'POST /api/people': 'admin',
  'GET /api/people/[id]': 'admin',
  'GET /api/runs': 'recruiter',
  'POST /api/runs': 'recruiter',
  'GET /api/runs/[id]': 'recruiter',
  'GET /api/runs/[id]/corrections': 'recruiter',
  'POST /api/runs/[id]/corrections': 'recruiter',
  'POST /api/runs/[id]/left-out': 'recruiter',
  'GET /api/runs/[id]/listed': 'recruiter',
  'GET /api/runs/[id]/results': 'recruiter',
  'GET /api/runs/[id]/rows': 'recruiter',
  'POST /api/runs/[id]/rows': 'recruiter',
  'POST /api/runs/earlier': 'recruiter',
  'GET /api/runs/followed': 'recruiter',
  'GET /api/runs/refusals': 'recruiter',
  'GET /api/search/applicants': 'viewer',
  'POST /api/search/applicants': 'viewer',
  'GET /api/uploads': 'recruiter',
  'GET /api/uploads/[id]': 'recruiter',
  'POST /api/uploads/[id]': 'recruiter',
  'GET /api/session': 'viewer',
  'GET /api/sign-in/oidc': 'nobody',
  'GET /api/sign-in/oidc/callback': 'nobody',
  'POST /api/sign-out': 'nobody',
}

/** The same for each server action, by name. */
export const actions: Record<string, Needs> = {
  acceptInvitationAction: 'nobody',
  addPasskeyAction: 'fresh-signed-in',
  addTeamAction: 'recruiter',
  removeTeamAction: 'recruiter',
  beginTotpAction: 'fresh-signed-in',
  changeOwnPasswordAction: 'viewer',
  changeRoleAction: 'fresh-admin',
  confirmCodeAction: 'signed-in',
  confirmPasskeyAction: 'signed-in',
  confirmPasswordAction: 'signed-in',
  confirmTotpAction: 'fresh-signed-in',
  createJobAction: 'recruiter',
  deactivatePersonAction: 'fresh-admin',
  decideAction: 'recruiter',
  decideHeldAction: 'recruiter',
  decideRowsAction: 'recruiter',
  decideRunAction: 'recruiter',
  dismissAlarmAction: 'admin',

  dismissRefusedFieldAction: 'admin',
  endPersonSessionsAction: 'fresh-admin',
  endSessionAction: 'viewer',
  erasePersonAction: 'fresh-admin',
  findPersonAction: 'fresh-admin',
  goBackToVersionAction: 'admin',
  importProfileAction: 'admin',
  invitePersonAction: 'fresh-admin',
  addAskedFieldAction: 'admin',
  removeRefusedFieldAction: 'admin',
  takeNamedChoicesAction: 'admin',
  makeSignInLinkAction: 'fresh-admin',
  nameTeamsAction: 'admin',
  previewErasureAction: 'fresh-admin',
  dismissAction: 'recruiter',
  reactivatePersonAction: 'fresh-admin',
  readInvitationAction: 'nobody',
  saveColumnMappingsAction: 'recruiter',
  removePasskeyAction: 'fresh-signed-in',
  removeViewAction: 'viewer',
  renamePasskeyAction: 'fresh-signed-in',
  renewCodesAction: 'fresh-signed-in',
  requestNewPasskeyAction: 'fresh-signed-in',
  requestOwnPasskeyAction: 'signed-in',
  resetSecondFactorAction: 'fresh-admin',
  readAllAgainAction: 'admin',
  saveFormAction: 'admin',
  saveMappingAction: 'admin',
  saveViewAction: 'viewer',
  setAiChatsAction: 'recruiter',
  setKeptSessionsRuleAction: 'fresh-admin',
  setSecondFactorRuleAction: 'fresh-admin',
  signInAction: 'nobody',
  signInWithCodeAction: 'nobody',
  signInWithPasskeyAction: 'nobody',
  startRunAction: 'recruiter',
  switchIndexAction: 'admin',
  switchTotpOffAction: 'fresh-signed-in',
  waysToConfirmAction: 'signed-in',
  withdrawLinkAction: 'fresh-admin',
}

/** Actions that have an effect whatever they are sent, so the walk calls them only when they should be refused. */
export const withoutInput = ['beginTotpAction', 'renewCodesAction', 'requestNewPasskeyAction', 'switchTotpOffAction']

const addressesWith = (method: string) =>
  Object.entries(handlers).flatMap(([handler, needs]) =>
    handler.startsWith(`${method} `) && needs !== 'nobody'
      ? [handler.slice(method.length + 1).replace('[...path]', 'no/such/thing')]
      : [],
  )

/** What requires a sign-in: pages, addresses that take GET, and addresses that take only POST. */
export const closedPages = Object.keys(pages).filter((address) => pages[address] !== 'nobody')
export const closedReads = addressesWith('GET')
export const closedQuestions = addressesWith('POST').filter((address) => !closedReads.includes(address))

const appFolder = fileURLToPath(new URL('../../app', import.meta.url))
const files = readdirSync(appFolder, { recursive: true, encoding: 'utf8' }).sort()

function addressOf(file: string): string {
  const parts = file.split('/').slice(0, -1)
  return `/${parts.filter((part) => !part.startsWith('(')).join('/')}`
}

/** The existing pages, read from the folders. */
export const foundPages = files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map(addressOf)

/** The existing handlers, such as `GET /api/jobs`. */
export const foundHandlers = files
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .flatMap((file) => {
    const source = readFileSync(`${appFolder}/${file}`, 'utf8')
    const exported = /(?:^export (?:const|(?:async )?function)| as) (GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/gm
    return [...source.matchAll(exported)].map(([, method]) => `${method} ${addressOf(file)}`)
  })

/** The build's server actions, each once. */
export const foundActions = builtActions

/** What is in only one of the two lists, worded so that it says what to do. */
export function differences(table: Record<string, Needs>, found: readonly string[]): string[] {
  return [
    ...found.filter((name) => !Object.hasOwn(table, name)).map((name) => `${name} is missing in e2e/support/access.ts`),
    ...Object.keys(table)
      .filter((name) => !found.includes(name))
      .map((name) => `${name} stands in e2e/support/access.ts and is gone`),
  ]
}

export type Has = { level: Level; isFresh: boolean }

/** The level without `fresh-`; null when no sign-in is needed. */
function levelOf(needs: Needs): Level | null {
  return levels.find((name) => needs === name || needs === `fresh-${name}`) ?? null
}

export function isBelow(level: Level, needs: Needs): boolean {
  const needed = levelOf(needs)
  return needed !== null && levels.indexOf(level) < levels.indexOf(needed)
}

/** The expected answer for a signed-in user: `taken`, or why not. */
export function answerFor(has: Has, needs: Needs): 'taken' | 'not-allowed' | 'reauthenticate' {
  if (isBelow(has.level, needs)) return 'not-allowed'
  return needs.startsWith('fresh-') && !has.isFresh ? 'reauthenticate' : 'taken'
}
