import { words } from '@/lib/text/words'
import { accountMenuGerman } from './words.de'

/** Texts of the menu behind "Account". */
export const accountMenuWords = words({
  en: {
    yourAccount: 'Your account',
    signOut: 'Sign out',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    roles: { viewer: 'Viewer', recruiter: 'Recruiter', admin: 'Admin' },
  },
  de: accountMenuGerman.menu,
})
