import type { AccountRefusal, PersonState, Role, SignInMethod } from '@/lib/accounts/contract'
import { words } from '@/lib/text/words'
import { peopleGerman } from './words.de'

/** Texts of the "People" screen, and of the page behind a sign-in link. */
export const peopleWords = words({
  en: {
    // The list
    title: 'People',
    lead: 'People with access to this desk.',
    invite: 'Invite person',
    findAndErase: 'Find and erase a person',
    search: 'Search people',
    filters: 'Filters',
    anyRole: 'Any role',
    anyState: 'Any state',
    loading: 'Loading…',
    loadMore: 'Load more',
    loadingDetails: 'Loading the details',
    noMatch: 'No matches',
    clear: 'Clear search and filters',
    all: '{count, plural, one {1 person} other {# people}}',
    some: '{shown, number} of {total, number} people',
    you: 'you',
    never: 'Never',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    state: 'State',
    lastSignIn: 'Last sign-in',
    secondFactor: 'Second factor',
    signInMethod: 'Sign-in method',
    states: { active: 'Active', invited: 'Invited', deactivated: 'Deactivated' } satisfies Record<PersonState, string>,
    methods: { password: 'Password', passkey: 'Passkey', oidc: 'Single sign-on' } satisfies Record<
      SignInMethod,
      string
    >,

    // The roles, and what each may do
    roles: { viewer: 'Viewer', recruiter: 'Recruiter', admin: 'Admin' } satisfies Record<Role, string>,
    roleDetails: {
      viewer: 'Can see everything, but can’t change anything',
      recruiter: 'Can also submit applications, create jobs and switch AI chat on or off',
      admin: 'Can also manage people and the connection',
    } satisfies Record<Role, string>,
    saveRole: 'Save role',
    adminWarning: 'Admins can manage people and see everything.',
    ownRoleWarning: 'You will no longer be able to manage people. Only another admin can give you this back.',

    // A person's details
    personDetails: 'Person details',
    notFound: 'Not found',
    gone: 'This person no longer exists: the invitation was withdrawn, or the account was erased.',
    copyEmail: 'Copy email',
    thisIsYou: '· you',
    sessions: 'Sessions',
    openSessions: '{count, plural, one {1 open} other {# open}}',
    signInLink: 'Sign-in link',
    worksUntil: 'Works until {time}',
    expired: 'Expired {time}',
    added: 'Added',
    activity: 'Activity on this desk',
    allActivity: 'Everything {name} did',
    history: 'Account changes',
    noHistory: 'No changes are recorded.',
    whatFromTo: '{what} from {from} to {to}',
    whatAs: '{what} as {role}',

    // Changes to an account
    change: 'Change',
    cancel: 'Cancel',
    newLink: 'New sign-in link',
    withdrawInvitation: 'Withdraw invitation',
    withdrawLink: 'Withdraw link',
    linkWithdrawn: 'The link of {name} no longer works',
    endSessions: 'End all sessions',
    sessionsEnded: 'The sessions of {name} have ended',
    resetFactor: 'Reset second factor',
    resetFactorMeans: 'Passkeys, authenticator app and recovery codes of {name} are removed, and all sessions end.',
    factorReset: 'The second factor of {name} was reset',
    deactivate: 'Deactivate',
    deactivateSelfMeans: 'You are signed out and can no longer sign in. Only another admin can change this.',
    deactivateMeans: '{name} can no longer sign in and all sessions end. Their records stay.',
    isDeactivated: '{name} is deactivated',
    reactivate: 'Reactivate',
    isReactivated: '{name} can sign in again',
    roleChanged: 'The role of {name} was changed',

    // An invitation, and the link that an admin passes on
    setOwnPassword: 'They set their own password with a link.',
    useSingleSignOn: 'They sign in with single sign-on. Passwords are switched off on this desk.',
    isInvited: '{name} is invited',
    oneMoreStep: 'One more step, and they can sign in.',
    tellThem: 'Tell {name} to open this desk and sign in with single sign-on. There is no link to hand over.',
    done: 'Done',
    inviteNow: 'Invite',
    inviting: 'Inviting…',
    giveLink: 'Give this link to {name}',
    linkMeans:
      'This desk sends no mail. The link is shown only now. It works once, until {time}. Anyone who has it can set the password: send it to no one else.',
    copyLink: 'Copy link',

    // The page behind the link
    setYourPassword: 'Set your password',
    noLink: 'Open the link that an admin gave you. It works once, for 7 days.',
    openingLink: 'Opening your link…',
    openAgain: '{problem} Then open the link again.',
    otherAddress: 'This desk is set up for another address. Open the link at the address your admin gave you.',
    forAccountOf: 'For the account of {name}.',
    newPassword: 'New password',
    newPasswordHelp: 'At least 10 characters. Several unrelated words are easy to remember and hard to guess.',
    showPassword: 'Show password',
    setPassword: 'Set password',
    saving: 'Saving…',
    passwordIsSet: 'Your password is set',
    signInNow: 'Sign in with it now. Your other sessions have ended.',
    signIn: 'Sign in',
    ifPasswordIsSet: 'If you have set your password with it, sign in.',

    // The admins' rules for how everyone signs in
    rules: 'Sign-in rules',
    requireFactor: 'Require a second factor',
    requireFactorMeans: 'Everyone needs a passkey or an authenticator app. People without one have to set it up first.',
    allowKeeping: 'Allow “Keep me signed in”',
    allowKeepingMeans:
      'People who tick it stay signed in for {days, plural, one {a day} other {# days}}, even if they don’t use the desk.',
    ruleIsOn: '{rule}: on',
    ruleIsOff: '{rule}: off',

    // Why an account was not changed, for the user who tried
    passkeyTookLong: 'That took too long. Try again.',
    refusals: {
      invalid: 'Check the highlighted fields.',
      'unknown-person': 'This person no longer exists. Reload the page.',
      'email-taken': 'Someone already has an account with this email.',
      'last-admin': 'This is the last admin. Make someone else an admin first.',
      deactivated: 'This person is deactivated. Reactivate them first.',
      'dead-link': 'This link no longer works. Ask an admin for a new one.',
      'nothing-to-withdraw': 'There is no link to withdraw: it was used or withdrawn before.',
      'wrong-password': 'The current password is wrong.',
      'no-passwords': 'Passwords are switched off: people sign in with your organisation’s account.',
      blocked: 'Too many tries. Wait a few minutes and try again.',
      passkey: 'This passkey could not be verified. Try again, or use another one.',
      'unknown-passkey': 'This passkey no longer exists. Reload the page.',
      'too-many-passkeys': 'You have reached the limit of passkeys. Remove one first.',
      'wrong-code': 'This code is wrong or was used before. Wait for the next one and try again.',
      'another-setup': 'This code belongs to an earlier setup. Cancel, start again and scan the new code.',
      'two-step-is-on': 'Two-step sign-in is already on. Reload the page.',
      'two-step-is-off': 'Two-step sign-in is not set up. Reload the page.',
      'last-second-factor': 'This desk requires a second factor, and this is your last one. Add another one first.',
      'own-second-factor-first': 'Set up a second factor for yourself first, on the Account page.',
    } satisfies Record<AccountRefusal['refused'], string>,
  },
  de: peopleGerman,
})

/** The roles, each with what it may do. */
export function roleOptions(): { value: Role; label: string; detail: string }[] {
  const { roles, roleDetails } = peopleWords
  return (['viewer', 'recruiter', 'admin'] as const).map((value) => ({
    value,
    label: roles[value],
    detail: roleDetails[value],
  }))
}

/** "Password, Passkey"; a dash for a person who cannot sign in yet. */
export function methodsInWords(methods: readonly SignInMethod[]): string {
  return methods.map((method) => peopleWords.methods[method]).join(', ') || '–'
}

/** Tells the user who tried it why an account was not changed. */
export function refusalText(refusal: AccountRefusal): string {
  const tookLong = refusal.refused === 'passkey' && refusal.why === 'expired'
  return tookLong ? peopleWords.passkeyTookLong : peopleWords.refusals[refusal.refused]
}
