import { words } from '@/lib/text/words'
import { accountGerman } from './words.de'

/** Texts of the account page, and of the pages that require setting up a password or a second factor first. */
export const accountWords = words({
  en: {
    title: 'Account',
    noPassword: 'You sign in with your organisation’s account, so there is no password here.',

    // The password
    changePassword: 'Change password',
    changing: 'Changing…',
    currentPassword: 'Current password',
    newPassword: 'New password',
    passwordChanged: 'Your password was changed',
    otherSessionsEnded: 'Your other sessions have ended.',
    chooseOwnPassword: 'Choose your own password',
    passwordIsConfigured: 'The password you signed in with is written in the desk’s configuration.',

    // Keyboard shortcuts
    keyboard: 'Keyboard',
    singleKeys: 'Single-key shortcuts',
    singleKeysMean:
      'Keys such as J, A or ? work while you are not typing. Press ? on any screen to see them. Switch them off if you dictate or if they get in your way. This applies to this browser only.',

    // The language
    language: 'Language',
    languageMeans: 'Saved with your account and used in every browser where you sign in.',
    asTheBrowser: 'Same as browser',

    // Passkeys
    passkeys: 'Passkeys',
    passkeysMean:
      'Sign in with your fingerprint, face, screen lock or a security key instead of your password and a code.',
    addPasskey: 'Add passkey',
    waitingForPasskey: 'Waiting for the passkey…',
    noPasskeysHere: 'This browser does not support passkeys.',
    passkeyAdded: 'Passkey added',
    alreadyOnDevice: 'You already have a passkey on this device.',
    notMade: 'The passkey could not be created. Try again, or use another device.',
    added: 'Added {time}',
    lastUsed: 'Last used {time}',
    neverUsed: 'Never used',
    synced: 'Synced',
    name: 'Name',
    rename: 'Rename',
    renameThis: 'Rename {name}',
    remove: 'Remove',
    removeThis: 'Remove {name}',
    removed: 'You can no longer sign in with {name}',
    deleteOnDevice: 'Delete it on your device too.',
    save: 'Save',
    saving: 'Saving…',

    // Two-step sign-in
    twoStep: 'Two-step sign-in',
    twoStepMeans: 'After your password, you are asked for a code from an authenticator app.',
    setUpTwoStep: 'Set up two-step sign-in',
    codesLeft: 'On. {count, plural, one {1 recovery code} other {# recovery codes}} left.',
    newCodes: 'New recovery codes',
    switchOff: 'Switch off',
    twoStepIsOff: 'Two-step sign-in is off',
    scan: 'Scan this with an authenticator app, or type the key into it. Then enter the code that the app shows.',
    qrCode: 'QR code for your authenticator app',
    key: 'Key',
    copyKey: 'Copy key',
    code: 'Code',
    checking: 'Checking…',
    switchOn: 'Switch on',
    cancel: 'Cancel',
    saveCodes: 'Save your recovery codes',
    saveCodesMeans:
      'If you lose your phone, one of these signs you in. Each works once. They are shown only now, and earlier ones no longer work.',
    recoveryCodes: 'Recovery codes',
    codesInFile: 'Partner Desk recovery codes. Each works once.',
    copyCodes: 'Copy codes',
    downloadCodes: 'Download codes',
    savedThem: 'I’ve saved them',

    // Sessions
    yourSessions: 'Your sessions',
    device: 'Device',
    address: 'Address',
    lastUse: 'Last use',
    end: 'End',
    endThis: 'End {device}, {address}',
    thisDevice: 'This device',
    sessionEnded: 'The session was ended',
    signOutEverywhere: 'Sign out everywhere',
    signingOut: 'Signing out…',

    // The page for a missing second factor
    secondFactor: 'Second factor',
    confirmItsYou: 'Confirm it’s you',
    useFactor: 'Use your second factor to continue.',
    setUpFactor: 'Set up a second factor',
    factorRequired:
      'This desk requires a second factor in addition to your password. Choose a passkey or an authenticator app.',
    hasFactor: 'Your account now has a second factor. You can add more.',
    factorMeans: 'A passkey or an authenticator app, in addition to your password.',
    continue: 'Continue',
  },
  de: accountGerman,
})
