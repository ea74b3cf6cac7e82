const laterOrAdmin = 'Versuchen Sie es in einigen Minuten erneut. Wenn es so bleibt, informieren Sie Ihren Admin.'
const setUp = 'Informieren Sie Ihren Admin: Die Adresse des Partners muss korrigiert werden.'

/** The German texts of words.ts: the same names, the same arguments. */
export const issueGerman = {
  // Before anything was sent: the kind is `unreachable`
  'unknown-host': {
    short: 'Adresse nicht gefunden',
    title: 'Die Adresse des Partners wurde nicht gefunden',
    meaning: 'Kein Netz kennt die Adresse, mit der dieser Desk eingerichtet ist, also wurde nichts gesendet.',
    nextStep: setUp,
    adminStep: 'Prüfen Sie den Hostnamen in PARTNER_API_URL: Von hier aus kennt ihn das DNS nicht.',
  },
  'name-lookup-down': {
    short: 'Adresse nicht abrufbar',
    title: 'Die Adresse des Partners ließ sich nicht nachschlagen',
    meaning:
      'Das eigene Netz dieses Desks hat nicht geantwortet, also wurde nichts gesendet. Die Adresse kann richtig sein.',
    nextStep: laterOrAdmin,
    adminStep: 'Prüfen Sie Netz und Nameserver des Rechners, auf dem der Desk läuft: Das DNS hat nicht geantwortet.',
  },
  'port-closed': {
    short: 'Verbindung abgelehnt',
    title: 'Der Partner nimmt keine Verbindungen an',
    meaning: 'Unter der Adresse, mit der dieser Desk eingerichtet ist, antwortet nichts, also wurde nichts gesendet.',
    nextStep: laterOrAdmin,
    adminStep:
      'Prüfen Sie Host und Port in PARTNER_API_URL. Wenn beide stimmen, ist der Server des Partners ausgefallen.',
  },
  'no-route': {
    short: 'Nicht erreichbar',
    title: 'Von hier führt kein Weg zum Partner',
    meaning: 'Das Netz dieses Desks hat keine Verbindung zum Partner, also wurde nichts gesendet.',
    nextStep: laterOrAdmin,
    adminStep:
      'Prüfen Sie Netz, Firewall und VPN des Rechners, auf dem der Desk läuft: Er hat keine Route zum Partner.',
  },
  'connect-timeout': {
    short: 'Keine Verbindung',
    title: 'Der Partner reagiert nicht',
    meaning: 'Der Partner hat auf den Verbindungsversuch nicht reagiert, also wurde nichts gesendet.',
    nextStep: laterOrAdmin,
    adminStep:
      'Prüfen Sie den Port in PARTNER_API_URL und die Firewalls auf dem Weg. Vielleicht muss der Partner die IP-Adresse dieses Desks zulassen.',
  },
  'closed-while-connecting': {
    short: 'Verbindung beendet',
    title: 'Der Partner hat die Verbindung sofort beendet',
    meaning: 'Die Verbindung endete, bevor etwas gesendet wurde.',
    nextStep: laterOrAdmin,
    adminStep:
      'Prüfen Sie in PARTNER_API_URL den Port und ob er http oder https verlangt. Vielleicht muss der Partner die IP-Adresse dieses Desks zulassen.',
  },
  'not-tls': {
    short: 'Falsche Adresse',
    title: 'Die Adresse des Partners ist falsch eingerichtet',
    meaning:
      'Dieser Desk verlangt eine sichere Verbindung, und unter dieser Adresse gibt es keine. Es wurde nichts gesendet.',
    nextStep: setUp,
    adminStep:
      'Schreiben Sie in PARTNER_API_URL http:// statt https:// oder geben Sie den Port für https an: Dieser hat kein TLS.',
  },
  'tls-refused': {
    short: 'Keine sichere Verbindung',
    title: 'Keine sichere Verbindung zum Partner',
    meaning: 'Der Partner und dieser Desk konnten sich nicht auf eine sichere Verbindung einigen.',
    nextStep: 'Informieren Sie Ihren Admin: Nur der Admin kann das beheben.',
    adminStep:
      'Prüfen Sie, ob der Partner ein Client-Zertifikat oder eine andere TLS-Version verlangt oder ein Proxy stört.',
  },
  'certificate-expired': {
    short: 'Zertifikat abgelaufen',
    title: 'Das Zertifikat des Partners ist abgelaufen',
    meaning: 'Dieser Desk kann nicht sicher sein, dass er mit dem Partner verbunden ist, also wurde nichts gesendet.',
    nextStep: 'Informieren Sie Ihren Admin: Der Partner muss sein Zertifikat erneuern.',
    adminStep:
      'Lassen Sie den Partner sein Zertifikat erneuern. Ist es neu, prüfen Sie die Uhr des Rechners, auf dem der Desk läuft.',
  },
  'certificate-untrusted': {
    short: 'Zertifikat unbekannt',
    title: 'Dem Zertifikat des Partners wird nicht vertraut',
    meaning: 'Dieser Desk kann nicht sicher sein, dass er mit dem Partner verbunden ist, also wurde nichts gesendet.',
    nextStep: 'Informieren Sie Ihren Admin: Das Zertifikat muss geprüft werden.',
    adminStep:
      'Nennen Sie das Zertifikat des Ausstellers in NODE_EXTRA_CA_CERTS, wenn es Ihr eigenes ist; sonst lassen Sie den Partner seine ganze Kette senden.',
  },
  'certificate-name': {
    short: 'Falsches Zertifikat',
    title: 'Das Zertifikat gilt für eine andere Adresse',
    meaning: 'Dieser Desk kann nicht sicher sein, dass er mit dem Partner verbunden ist, also wurde nichts gesendet.',
    nextStep: setUp,
    adminStep:
      'Verwenden Sie in PARTNER_API_URL einen Hostnamen aus dem Zertifikat des Partners oder lassen Sie diesen darin ergänzen.',
  },
  'certificate-refused': {
    short: 'Zertifikat abgelehnt',
    title: 'Das Zertifikat des Partners wird nicht akzeptiert',
    meaning: 'Dieser Desk kann nicht sicher sein, dass er mit dem Partner verbunden ist, also wurde nichts gesendet.',
    nextStep: 'Informieren Sie Ihren Admin: Der Partner muss sein Zertifikat ersetzen.',
    adminStep: 'Lassen Sie den Partner sein Zertifikat ersetzen: Der Code in den Details sagt, was daran nicht stimmt.',
  },

  // After the request was sent: what may have happened follows from the kind, whose words say it
  'needs-tls': {
    short: 'Falsche Adresse',
    title: 'Die Adresse des Partners ist falsch eingerichtet',
    meaning: 'Der Partner nimmt nur sichere Verbindungen an, und dieser Desk ist für eine unsichere eingerichtet.',
    nextStep: setUp,
    adminStep: 'Schreiben Sie in PARTNER_API_URL https:// statt http://: Dieser Port verlangt TLS.',
  },
  'not-http': {
    short: 'Nicht verständlich',
    title: 'Unter dieser Adresse antwortet etwas anderes',
    meaning: 'Die Antwort hat nicht das Format des Partners.',
    nextStep: setUp,
    adminStep:
      'Schreiben Sie in PARTNER_API_URL https://, wenn der Port TLS verlangt; sonst geben Sie den Port der Partner-API an.',
  },
  'closed-unanswered': {
    adminStep:
      'Wenn es so bleibt, prüfen Sie in PARTNER_API_URL Port und http oder https und ob ein Proxy, eine Firewall oder ein fehlendes Client-Zertifikat Verbindungen beendet.',
  },
  'cut-off': {
    short: 'Abgeschnitten',
    title: 'Die Antwort des Partners wurde abgeschnitten',
    meaning: 'Nur ein Teil der Antwort kam an.',
    nextStep: 'Versuchen Sie es gleich noch einmal.',
    adminStep: 'Wenn es so bleibt, prüfen Sie, ob ein Proxy zwischen Desk und Partner lange Antworten abschneidet.',
  },
  'too-slow-to-read': {
    short: 'Antwort zu langsam',
    title: 'Die Antwort des Partners hat zu lange gedauert',
    meaning: 'Die Antwort begann, endete aber nicht rechtzeitig.',
    adminStep: 'Wenn es so bleibt, fragen Sie den Betreiber des Partners, warum seine Antworten langsam sind.',
  },
  'web-page': {
    short: 'Webseite als Antwort',
    title: 'Statt Daten kam eine Webseite',
    meaning: 'Unter der Adresse, mit der dieser Desk eingerichtet ist, antwortet eine gewöhnliche Webseite.',
    nextStep: setUp,
    adminStep:
      'Geben Sie in PARTNER_API_URL die Basisadresse der Partner-API an: Diese führt zu einer Website oder zur Seite eines Proxys.',
  },
  'empty-answer': {
    short: 'Leere Antwort',
    title: 'Die Antwort des Partners war leer',
    meaning: 'Der Partner hat ohne Fehler geantwortet, aber ohne Inhalt.',
    nextStep: 'Versuchen Sie es einmal erneut. Wenn es so bleibt, informieren Sie Ihren Admin.',
    adminStep: 'Prüfen Sie den Pfad in PARTNER_API_URL und ob ein Proxy den Inhalt aus Antworten entfernt.',
  },
  'damaged-answer': {
    short: 'Antwort beschädigt',
    title: 'Die Antwort des Partners ist nicht lesbar',
    meaning: 'Was zurückkam, ist gepackt oder beschädigt.',
    nextStep: 'Versuchen Sie es einmal erneut. Wenn es so bleibt, informieren Sie Ihren Admin.',
    adminStep:
      'Prüfen Sie die Proxys auf dem Weg: Die Antwort ist kein Text oder ist so komprimiert, dass der Desk sie nicht lesen kann.',
  },
  'not-json': {
    short: 'Nicht lesbar',
    title: 'Die Antwort des Partners war nicht lesbar',
    meaning: 'Statt Daten kam reiner Text zurück.',
    nextStep: setUp,
    adminStep:
      'Prüfen Sie den Pfad in PARTNER_API_URL: Was dort antwortet, ist kein JSON und damit nicht die Partner-API.',
  },
  'other-shape': {
    short: 'Liste nicht gefunden',
    title: 'Der Desk findet die Liste in der Antwort nicht',
    meaning: 'Der Partner hat geantwortet, aber seine Daten sind nicht so angeordnet, wie dieser Desk erwartet.',
    nextStep: 'Informieren Sie Ihren Admin: Die Feldzuordnung muss angepasst werden.',
    adminStep:
      'Geben Sie unter „Feldzuordnung“ bei Verbindung an, wo die Liste ist, oder korrigieren Sie „items“ in PARTNER_PROFILE.',
  },
  'proxy-refused': {
    short: 'Zugriff verweigert',
    title: 'Etwas vor dem Partner hat den Zugriff verweigert',
    meaning:
      'Ein Proxy oder eine Firewall auf dem Weg hat diesen Desk abgewiesen, nicht der Partner selbst. Ihre eigene Anmeldung ist in Ordnung.',
    nextStep: 'Informieren Sie Ihren Admin: Der Zugriff muss erlaubt werden.',
    adminStep:
      'Suchen Sie einen Proxy oder eine Firewall, die ablehnt: Die Antwort ist eine Webseite, also liegt es kaum am Schlüssel. Vielleicht muss der Partner die IP-Adresse dieses Desks zulassen.',
  },
  'proxy-sign-in': {
    short: 'Proxy verlangt Anmeldung',
    title: 'Ein Proxy auf dem Weg verlangt eine Anmeldung',
    meaning: 'Ein Proxy zwischen diesem Desk und dem Partner hat statt des Partners geantwortet.',
    nextStep: 'Informieren Sie Ihren Admin: Der Proxy muss diesen Desk durchlassen.',
    adminStep: 'Lassen Sie den Rechner, auf dem der Desk läuft, ohne Anmeldung durch den Proxy.',
  },
  'wrong-host': {
    short: 'Falsche Adresse',
    title: 'Unter dieser Adresse ist nicht der Partner',
    meaning: 'Was unter dieser Adresse antwortet, ist nicht der Partner.',
    nextStep: setUp,
    adminStep:
      'Verwenden Sie in PARTNER_API_URL den eigenen Hostnamen des Partners: Der Server dort bedient diesen nicht.',
  },
  'other-protocol': {
    short: 'Falsche Adresse',
    title: 'Der Partner verlangt eine andere Verbindung',
    meaning: 'Die Adresse, mit der dieser Desk eingerichtet ist, nimmt eine andere Art von Verbindung an.',
    nextStep: setUp,
    adminStep: 'Prüfen Sie, ob PARTNER_API_URL mit https:// beginnen muss: Der Server verlangt ein anderes Protokoll.',
  },
  'wrong-path': {
    adminStep: 'Prüfen Sie den Pfad in PARTNER_API_URL: Darunter kennt der Partner diese Funktion nicht.',
  },
  'too-large': {
    short: 'Zu groß',
    title: 'Das ist dem Partner zu groß',
    meaning: 'Der Partner nimmt keine Anfragen dieser Größe an.',
    nextStep: 'Wählen Sie eine kleinere Datei oder kürzen Sie den längsten Text, und senden Sie erneut.',
    adminStep:
      'Wenn nichts Großes dabei ist, prüfen Sie die Proxys auf dem Weg: Einer begrenzt vielleicht die Größe von Anfragen (Status 413).',
  },
  'wrong-type': {
    short: 'Typ nicht angenommen',
    title: 'Der Partner nimmt diese Art von Inhalt nicht an',
    meaning: 'Der Partner hat den Typ des Gesendeten abgelehnt, vielleicht den einer angehängten Datei.',
    nextStep: 'Informieren Sie Ihren Admin. Ist eine Datei angehängt, hilft vielleicht ein anderer Typ, etwa PDF.',
    adminStep:
      'Ist eine Datei angehängt, versuchen Sie einen anderen Typ, etwa PDF. Sonst prüfen Sie PARTNER_API_URL: Was dort antwortet, nimmt kein JSON an (Status 415).',
  },
  'odd-request': {
    short: 'Anfrage nicht angenommen',
    title: 'Der Partner nimmt die Anfragen dieses Desks nicht an',
    meaning: 'Es liegt daran, wie dieser Desk sendet, nicht an Ihren Eingaben.',
    nextStep: 'Informieren Sie Ihren Admin: Nur der Admin kann das beheben.',
    adminStep:
      'Geben Sie die Einzelheiten dem Betreiber des Partners, und prüfen Sie die Proxys auf dem Weg: Der Status sagt, was an der Anfrage abgelehnt wird.',
  },
  'legal-reasons': {
    short: 'Rechtlich gesperrt',
    title: 'Der Partner lehnt das aus rechtlichen Gründen ab',
    meaning: 'Gesetz oder Gericht hindern den Partner daran, dies zu tun oder diesen Desk an seinem Ort zu bedienen.',
    nextStep: 'Informieren Sie Ihren Admin: Das muss mit dem Partner geklärt werden.',
    adminStep:
      'Fragen Sie den Betreiber des Partners, was gesperrt ist (Status 451), und ob es am Ort des Desks liegt.',
  },
  'gateway-page': {
    short: 'Nicht verfügbar',
    title: 'Der Partner ist nicht verfügbar',
    meaning: 'Ein Gateway vor dem Partner hat statt des Partners geantwortet.',
    nextStep: 'Versuchen Sie es in einigen Minuten erneut.',
    adminStep:
      'Wenn es so bleibt, informieren Sie den Betreiber des Partners: Das Gateway läuft, aber nicht, was dahinter liegt.',
  },
} as const
