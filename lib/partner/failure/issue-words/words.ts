import { words } from '../../../text/words'
import { issueGerman } from './words.de'

const laterOrAdmin = 'Try again in a few minutes. If it keeps happening, tell your admin.'
const setUp = 'Tell your admin: the partner’s address has to be corrected.'

/**
 * The words for each connection issue, which replace those of the failure's kind and endpoint. `adminStep` is what an
 * admin reads: instead of the next step if an admin has to act, and after it otherwise.
 */
export const issueWords = words({
  en: {
    // Before anything was sent: the kind is `unreachable`

    'unknown-host': {
      short: 'Address not found',
      title: 'The partner’s address cannot be found',
      meaning: 'No network knows the address that this desk is set up with, so nothing was sent.',
      nextStep: setUp,
      adminStep: 'Check the host name in PARTNER_API_URL: DNS does not know it from where the desk runs.',
    },
    'name-lookup-down': {
      short: 'Address not looked up',
      title: 'The partner’s address could not be looked up',
      meaning: 'This desk’s own network did not answer, so nothing was sent. The address may be right.',
      nextStep: laterOrAdmin,
      adminStep: 'Check the network and the name servers of the machine that the desk runs on: DNS gave no answer.',
    },
    'port-closed': {
      short: 'Connection refused',
      title: 'The partner doesn’t accept connections',
      meaning: 'Nothing answers at the address that this desk is set up with, so nothing was sent.',
      nextStep: laterOrAdmin,
      adminStep: 'Check the host and port in PARTNER_API_URL. If they are right, the partner’s server is down.',
    },
    'no-route': {
      short: 'Partner not reachable',
      title: 'This desk has no route to the partner',
      meaning: 'This desk’s network has no connection to the partner, so nothing was sent.',
      nextStep: laterOrAdmin,
      adminStep:
        'Check the network, firewall and VPN of the machine that the desk runs on: it has no route to the partner.',
    },
    'connect-timeout': {
      short: 'No connection',
      title: 'The partner does not respond',
      meaning: 'The partner did not respond when this desk tried to connect, so nothing was sent.',
      nextStep: laterOrAdmin,
      adminStep:
        'Check the port in PARTNER_API_URL and the firewalls on the way. The partner may have to allow the IP address of this desk.',
    },
    'closed-while-connecting': {
      short: 'Connection closed',
      title: 'The partner closed the connection at once',
      meaning: 'The connection ended before anything was sent.',
      nextStep: laterOrAdmin,
      adminStep:
        'Check in PARTNER_API_URL the port and whether it expects http or https. The partner may have to allow the IP address of this desk.',
    },
    'not-tls': {
      short: 'Wrong address set up',
      title: 'The partner’s address is set up wrongly',
      meaning: 'This desk asks for a secure connection, and there is none at this address. Nothing was sent.',
      nextStep: setUp,
      adminStep:
        'Write http:// in place of https:// in PARTNER_API_URL, or give the port for https: this one has no TLS.',
    },
    'tls-refused': {
      short: 'No secure connection',
      title: 'No secure connection to the partner',
      meaning: 'The partner and this desk could not agree on a secure connection.',
      nextStep: 'Tell your admin: only they can fix this.',
      adminStep:
        'Check whether the partner requires a client certificate or another TLS version, or a proxy is in the way.',
    },
    'certificate-expired': {
      short: 'Certificate expired',
      title: 'The partner’s certificate has expired',
      meaning: 'This desk cannot be sure that it talks to the partner, so nothing was sent.',
      nextStep: 'Tell your admin: the partner has to renew its certificate.',
      adminStep:
        'Have the partner renew its certificate. If it is new, check the clock of the machine the desk runs on.',
    },
    'certificate-untrusted': {
      short: 'Certificate not trusted',
      title: 'The partner’s certificate is not trusted',
      meaning: 'This desk cannot be sure that it talks to the partner, so nothing was sent.',
      nextStep: 'Tell your admin: the certificate has to be checked.',
      adminStep:
        'Name the issuer’s certificate in NODE_EXTRA_CA_CERTS if it is one of your own; otherwise have the partner send its whole chain.',
    },
    'certificate-name': {
      short: 'Wrong certificate',
      title: 'The certificate is for another address',
      meaning: 'This desk cannot be sure that it talks to the partner, so nothing was sent.',
      nextStep: setUp,
      adminStep:
        'Use in PARTNER_API_URL a host name that the partner’s certificate holds, or have this one added to it.',
    },
    'certificate-refused': {
      short: 'Certificate refused',
      title: 'The partner’s certificate cannot be accepted',
      meaning: 'This desk cannot be sure that it talks to the partner, so nothing was sent.',
      nextStep: 'Tell your admin: the partner has to replace its certificate.',
      adminStep: 'Have the partner replace its certificate: the code in the details names what is wrong with it.',
    },

    // After the request was sent: what may have happened follows from the kind, whose words say it

    'needs-tls': {
      short: 'Wrong address set up',
      title: 'The partner’s address is set up wrongly',
      meaning: 'The partner accepts secure connections only, and this desk is set up for insecure ones.',
      nextStep: setUp,
      adminStep: 'Write https:// in place of http:// in PARTNER_API_URL: this port requires TLS.',
    },
    'not-http': {
      short: 'Answer not understood',
      title: 'Something else answers at this address',
      meaning: 'The answer is not in the partner’s format.',
      nextStep: setUp,
      adminStep:
        'Write https:// in PARTNER_API_URL if the port requires TLS; otherwise give the port of the partner’s API.',
    },
    'closed-unanswered': {
      adminStep:
        'If it keeps happening, check the port and http or https in PARTNER_API_URL, and whether a proxy, a firewall or a missing client certificate ends connections.',
    },
    'cut-off': {
      short: 'Answer cut off',
      title: 'The partner’s answer was cut off',
      meaning: 'Only a part of the answer came.',
      nextStep: 'Try again in a moment.',
      adminStep: 'If it keeps happening, check whether a proxy between desk and partner cuts long answers.',
    },
    'too-slow-to-read': {
      short: 'Answer too slow',
      title: 'The partner’s answer took too long',
      meaning: 'The answer began, but did not end in time.',
      adminStep: 'If it keeps happening, ask the partner’s operator why its answers are slow.',
    },
    'web-page': {
      short: 'Web page answered',
      title: 'A web page came instead of data',
      meaning: 'The address that this desk is set up with leads to an ordinary web page.',
      nextStep: setUp,
      adminStep:
        'Give the base address of the partner’s API in PARTNER_API_URL: this one leads to a website, or to a proxy’s page.',
    },
    'empty-answer': {
      short: 'Empty answer',
      title: 'The partner’s answer was empty',
      meaning: 'The partner answered without an error, but with no content.',
      nextStep: 'Try again once. If it keeps happening, tell your admin.',
      adminStep: 'Check the path in PARTNER_API_URL, and whether a proxy takes the content out of answers.',
    },
    'damaged-answer': {
      short: 'Answer damaged',
      title: 'The partner’s answer cannot be read',
      meaning: 'What came back is packed or damaged.',
      nextStep: 'Try again once. If it keeps happening, tell your admin.',
      adminStep:
        'Check the proxies on the way: the answer is not text, or is compressed in a way that the desk cannot undo.',
    },
    'not-json': {
      short: 'Answer not readable',
      title: 'The partner’s answer could not be read',
      meaning: 'Plain text came back instead of data.',
      nextStep: setUp,
      adminStep: 'Check the path in PARTNER_API_URL: what answers there is not JSON, and so not the partner’s API.',
    },
    'other-shape': {
      short: 'List not found',
      title: 'The desk cannot find the list in the answer',
      meaning: 'The partner answered, but its data is not arranged as this desk expects.',
      nextStep: 'Tell your admin: the field mapping has to be adjusted.',
      adminStep: 'Say under “Field mapping” on Connection where the list is, or correct “items” in PARTNER_PROFILE.',
    },
    'proxy-refused': {
      short: 'Access refused',
      title: 'Something in front of the partner refused access',
      meaning:
        'A proxy or firewall on the way turned this desk away, not the partner itself. Your own sign-in is fine.',
      nextStep: 'Tell your admin: access has to be allowed.',
      adminStep:
        'Look for a proxy or firewall that refuses: the answer is a web page, so it is hardly the key. The partner may have to allow the IP address of this desk.',
    },
    'proxy-sign-in': {
      short: 'Proxy wants sign-in',
      title: 'A proxy on the way wants a sign-in',
      meaning: 'A proxy between this desk and the partner answered in its place.',
      nextStep: 'Tell your admin: the proxy has to let this desk through.',
      adminStep: 'Let the machine that the desk runs on pass the proxy without a sign-in.',
    },
    'wrong-host': {
      short: 'Wrong address set up',
      title: 'The partner is not at this address',
      meaning: 'What answers at this address does not speak for the partner.',
      nextStep: setUp,
      adminStep: 'Use the partner’s own host name in PARTNER_API_URL: the server there does not serve this one.',
    },
    'other-protocol': {
      short: 'Wrong address set up',
      title: 'The partner wants another kind of connection',
      meaning: 'The address that this desk is set up with takes another kind of connection.',
      nextStep: setUp,
      adminStep: 'Check whether PARTNER_API_URL has to begin with https://: the server wants another protocol.',
    },
    'wrong-path': {
      adminStep: 'Check the path in PARTNER_API_URL: the partner knows no such operation below it.',
    },
    'too-large': {
      short: 'Too large',
      title: 'This is too large for the partner',
      meaning: 'The partner doesn’t accept requests of this size.',
      nextStep: 'Choose a smaller file or shorten the longest text, then send it again.',
      adminStep:
        'If it is not large, check the proxies on the way: one of them may limit the size of requests (status 413).',
    },
    'wrong-type': {
      short: 'Type not accepted',
      title: 'The partner doesn’t accept this type of content',
      meaning: 'The partner refused the type of what was sent, perhaps that of an attached file.',
      nextStep: 'Tell your admin. If a file is attached, one of another type may work, such as PDF.',
      adminStep:
        'If a file is attached, try one of another type, such as PDF. Otherwise check PARTNER_API_URL: what answers there doesn’t accept JSON (status 415).',
    },
    'odd-request': {
      short: 'Request not accepted',
      title: 'The partner doesn’t accept this desk’s requests',
      meaning: 'The cause is the way in which this desk sends, not what you entered.',
      nextStep: 'Tell your admin: only they can fix this.',
      adminStep:
        'Give the details to the partner’s operator, and check the proxies on the way: the status says what they refuse about the request.',
    },
    'legal-reasons': {
      short: 'Legally blocked',
      title: 'The partner refuses this for legal reasons',
      meaning: 'The law, or a court, keeps the partner from doing this, or from serving this desk where it is.',
      nextStep: 'Tell your admin: this has to be settled with the partner.',
      adminStep: 'Ask the partner’s operator what is blocked (status 451), and whether it is where the desk runs.',
    },
    'gateway-page': {
      short: 'Partner not available',
      title: 'The partner is not available',
      meaning: 'A gateway in front of the partner answered in its place.',
      nextStep: 'Try again in a few minutes.',
      adminStep: 'If it keeps happening, tell the partner’s operator: the gateway is up, and what is behind it is not.',
    },
  },
  de: issueGerman,
})
