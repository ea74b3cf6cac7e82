/** The texts of words.ts in German: the same names, the same arguments. */
export const accountMenuGerman = {
  menu: {
    yourAccount: 'Ihr Konto',
    signOut: 'Abmelden',
    theme: 'Darstellung',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    roles: { viewer: 'Lesezugriff', recruiter: 'Recruiter', admin: 'Admin' },
  },
} as const
