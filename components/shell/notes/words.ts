import { words } from '@/lib/text/words'
import { noteGerman } from './words.de'

export const missingWords = words({
  en: {
    pageTitle: 'Not found',
    title: 'There is nothing here',
    text: 'The address may be mistyped, or what it led to was removed. Search for a person, a job or a screen, or start from the overview.',
    overview: 'Go to the overview',
  },
  de: noteGerman.missing,
})

export const notForRoleWords = words({
  en: {
    title: 'Your role does not allow this',
    texts: {
      viewer: 'This screen needs the role “Viewer”. Ask your admin.',
      recruiter: 'This screen needs the role “Recruiter”. Ask your admin.',
      admin: 'This screen needs the role “Admin”. Ask your admin.',
    },
  },
  de: noteGerman.notForRole,
})

/** Texts of the strips at the top: which partner environment this is, and what admins have to fix. */
export const stripWords = words({
  en: {
    environment: 'Environment',
    sandbox: 'Sandbox · nothing here reaches a real applicant',
    notProduction: '{environment} · not the production environment',
    endingLogin: 'Deprecated partner login',
    endingLoginTitle: 'The partner is ending the login that easy apply uses here.',
    endingLoginAdvice: 'Ask the partner to enable easy apply for the API key, then ask your operator to remove',
    proxy: 'Unknown proxy',
    proxyTitle: 'You reach this desk through a proxy that it does not trust.',
    proxyMeans:
      'Everyone seems to come from one address, so one person’s wrong passwords slow everyone down. Ask your operator to set',
  },
  de: noteGerman.strips,
})
