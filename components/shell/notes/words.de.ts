/** The texts of words.ts in German: the same names, the same arguments. */
export const noteGerman = {
  missing: {
    pageTitle: 'Nicht gefunden',
    title: 'Hier gibt es nichts',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder das Ziel wurde entfernt. Suchen Sie nach einer Person, einer Stelle oder einer Seite, oder beginnen Sie bei der Übersicht.',
    overview: 'Zur Übersicht',
  },
  notForRole: {
    title: 'Ihre Rolle erlaubt das nicht',
    texts: {
      viewer: 'Für diese Seite ist die Rolle „Lesezugriff“ nötig. Fragen Sie Ihren Admin.',
      recruiter: 'Für diese Seite ist die Rolle „Recruiter“ nötig. Fragen Sie Ihren Admin.',
      admin: 'Für diese Seite ist die Rolle „Admin“ nötig. Fragen Sie Ihren Admin.',
    },
  },
  strips: {
    environment: 'Umgebung',
    sandbox: 'Sandbox · keine Aktion hier erreicht echte Bewerbende',
    notProduction: '{environment} · nicht die Produktivumgebung',
    endingLogin: 'Veraltetes Partner-Login',
    endingLoginTitle: 'Der Partner schafft das Login ab, das die Schnellbewerbung hier verwendet.',
    endingLoginAdvice:
      'Lassen Sie den Partner die Schnellbewerbung für den API-Schlüssel freischalten und danach Ihren Betreiber diese Einstellung entfernen:',
    proxy: 'Unbekannter Proxy',
    proxyTitle: 'Sie erreichen diesen Desk über einen Proxy, dem er nicht vertraut.',
    proxyMeans:
      'Alle scheinen von einer Adresse zu kommen, sodass falsche Passwörter einer Person alle bremsen. Bitten Sie Ihren Betreiber um diese Einstellung:',
  },
} as const
