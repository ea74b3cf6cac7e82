import type { ComplaintWords } from './complaint-words'

const en: ComplaintWords = {
  needed:
    'required|requires a value|mandatory|obligatory|compulsory|missing|needed|(?:must|should|shall|needs? to|ha[sv]e? to) be (?:provided|present|given|specified|supplied|set|filled(?: in| out)?|entered|included|sent)',
  notEmpty:
    "(?:not|never|cannot|can't|cant|isn't allowed to) (?:be |to be |allowed to be |permitted to be |be left )?(?:empty|blank|null|undefined)|(?:empty|blank|null|none)(?: \\w+)? (?:is|are) not (?:an )?(?:allowed|permitted|accepted|valid)|(?:not|never) (?:been )?(?:provided|specified|given|supplied|set|present|filled(?: in)?|entered|included|sent)|(?:received|got) (?:undefined|null|nothing|none)|(?:is|was) (?:empty|blank|null|undefined|absent)|no value (?:was )?(?:given|provided|sent|set)",
  enter: 'please (?:enter|provide|specify|supply|fill|select|choose|give|state)',
  not: "not|no|isn't|aren't|never|none",
  unwanted:
    'not (?:be )?(?:allowed|permitted|expected|recogni[sz]ed|supported|accepted|known|needed)|no longer needed|unknown|unexpected|unrecogni[sz]ed|additional propert(?:y|ies)|extra(?:neous)? (?:field|input|propert|key|param|attribute)\\w*|(?:extra )?forbidden|should not exist|no such (?:field|property|parameter)|(?:must|should) (?:be (?:empty|blank|null|absent|omitted|undefined)|not be (?:provided|present|sent|set|specified|given))|do not (?:send|provide|include)',
  unfit:
    'already|taken|duplicate|in use|(?:not|must be) unique|too (?:long|large|big|many)|at most|no more than|longer than|exceeds?|max(?:imum)?(?: length)?',
}

const german: ComplaintWords = {
  needed:
    'erforderlich\\w*|pflichtfeld\\w*|pflichtangabe|verpflichtend\\w*|benötigt|notwendig|fehlt|fehlen|fehlend\\w*|muss (?:angegeben|ausgefüllt|gesetzt|übergeben|übermittelt|eingegeben|vorhanden)(?: sein| werden)?',
  notEmpty:
    '(?:darf|dürfen|kann|sollte?) (?:nicht|kein\\w*) (?:leer\\w*|null|undefiniert|fehlen)|nicht (?:angegeben|ausgefüllt|gesetzt|vorhanden|übergeben|übermittelt)|ist leer|keine angabe|null nicht (?:erlaubt|zulässig)',
  enter: 'bitte',
  not: 'nicht|kein|keine|keinen',
  unwanted:
    '(?:muss|soll) leer (?:sein|bleiben)|(?:nicht|un)\\s?(?:erlaubt|zulässig|vorgesehen|bekannt|erwartet|unterstützt)\\w*|verboten',
  unfit: 'bereits|schon (?:vorhanden|vergeben)|zu (?:lang|groß)|höchstens|maximal',
}

const french: ComplaintWords = {
  needed:
    'obligatoires?|requis|requises?|manquante?s?|manque|nécessaires?|doit être (?:renseigné|rempli|fourni|précisé|indiqué|spécifié|présent|saisi|complété)e?',
  notEmpty:
    "ne (?:doit|peut|devrait|saurait)(?: pas)? (?:être|rester) (?:vide|null|nulle?|laissée? vide)|(?:n'est pas|non|n'a pas été) (?:renseigné|fourni|précisé|rempli|spécifié)e?|est vide",
  enter: 'veuillez|merci de|il faut',
  not: 'pas|non|plus|aucun|aucune',
  unwanted:
    'doit (?:être|rester) vide|(?:non|pas) (?:autorisé|permis|attendu|reconnu|prévu)e?s?|inconnue?s?|inattendue?s?|interdite?s?',
  unfit: 'déjà|doit être unique|trop (?:long|grand)\\w*|au plus|au maximum|ne (?:doit|peut) pas dépasser',
}

const spanish: ComplaintWords = {
  needed:
    'obligatori[oa]s?|requerid[oa]s?|se requiere|necesari[oa]s?|falta|faltan|faltante|debe (?:especificarse|indicarse|proporcionarse|rellenarse|completarse|estar presente|ser (?:proporcionad|especificad|rellenad|indicad)[oa])',
  notEmpty:
    'no (?:puede|debe) (?:estar|ser|quedar|dejarse) (?:vac[ií][oa]|en blanco|nul[oa]|null)|no (?:se ha |ha sido |fue )?(?:proporcionad|especificad|indicad|informad)[oa]|est[áa] (?:vac[ií][oa]|en blanco)',
  enter: 'por favor|introduzca|introduce|ingrese|indique|rellene|especifique|proporcione|seleccione',
  not: 'no|ningún|ninguna',
  unwanted:
    'no (?:est[áa] |es |son |se )?(?:permitid|esperad|reconocid|admitid|permite)\\w*|desconocid[oa]s?|inesperad[oa]s?|prohibid[oa]s?',
  unfit:
    'ya (?:existe|est[áa]|ha sido)|duplicad[oa]|demasiado (?:larg|grande)\\w*|muy larg[oa]|como máximo|no (?:debe|puede) (?:superar|exceder)',
}

const portuguese: ComplaintWords = {
  needed:
    'obrigat[óo]ri[oa]s?|requerid[oa]s?|necess[áa]ri[oa]s?|falta|faltam|faltando|em falta|ausente|deve ser (?:informad|preenchid|fornecid|especificad|indicad)[oa]',
  notEmpty:
    'n[ãa]o (?:pode|deve) (?:estar|ser|ficar) (?:vazi[oa]|em branco|nul[oa]|null)|n[ãa]o (?:foi )?(?:informad|preenchid|fornecid|especificad)[oa]|est[áa] (?:vazi[oa]|em branco)',
  enter: 'por favor|preencha|informe|indique|insira|digite|selecione',
  not: 'não|nao|nenhum|nenhuma',
  unwanted:
    'n[ãa]o (?:é |são )?(?:permitid|reconhecid|esperad|suportad|aceit)\\w*|desconhecid[oa]s?|inesperad[oa]s?|proibid[oa]s?',
  unfit: 'já (?:existe|est[áa]|foi)|duplicad[oa]|(?:muito|demasiado) (?:long|grande)\\w*|no máximo',
}

const italian: ComplaintWords = {
  // "Richiesta" alone means the HTTP request.
  needed:
    'obbligatori[oae]|obbligatori|(?:è|sono|campo|campi|valore) richiest[oaie]|necessari[oa]|mancante|mancanti|manca|mancano|deve essere (?:compilat|specificat|fornit|indicat|inserit|valorizzat)[oa]',
  notEmpty:
    "non (?:può|puo'|deve|dovrebbe) essere (?:vuot[oa]|null|null[oa]|lasciat[oa] (?:in bianco|vuot[oa]))|non (?:è stat[oa] |è )?(?:compilat|specificat|fornit|indicat)[oa]|è vuot[oa]",
  enter: 'inserire|inserisci|compilare|indicare|selezionare',
  not: 'non|nessun|nessuna',
  unwanted:
    'non (?:è |sono )?(?:consentit|ammess|permess|previst|riconosciut|attes)[oaie]|sconosciut[oaie]|inattes[oaie]|vietat[oaie]',
  unfit: 'già|duplicat[oa]|troppo (?:lung|grand)\\w*|al massimo',
}

const dutch: ComplaintWords = {
  needed:
    'verplichte?|vereiste?|ontbreekt|ontbreken|ontbrekende?|benodigd|nodig|(?:moet|dient)(?: te)?(?: worden)? (?:ingevuld|opgegeven|aanwezig|gevuld)(?: te)?(?: zijn| worden)?',
  notEmpty: '(?:mag|kan|mogen) niet (?:leeg|null|blanco)|niet (?:ingevuld|opgegeven|aanwezig)|is leeg',
  enter: 'vul|geef|kies|voer|gelieve',
  not: 'niet|geen',
  unwanted: 'niet (?:toegestaan|bekend|verwacht|herkend|ondersteund)|onbekende?|onverwachte?|verboden',
  unfit: 'bestaat al|al (?:in gebruik|bezet|gebruikt|geregistreerd)|te (?:lang|groot)|maximaal|hoogstens|langer dan',
}

const polish: ComplaintWords = {
  needed:
    'wymagan[aeyi]|obowiązkow[aey]|konieczn[aey]|niezbędn[aey]|brakuje|brak(?! (?:dostępu|uprawnień|zgody))|należy (?:podać|wypełnić|uzupełnić)|musi (?:być|zostać) (?:podan|wypełnion|uzupełnion|określon)[aeyo]',
  notEmpty:
    'nie (?:może|powinn[oa]|powinien) (?:być|pozostać) (?:pust[aey]|null)|nie (?:został[aoy]? )?(?:podan|wypełnion|uzupełnion)[aeyo]|jest pust[aey]',
  enter: 'podaj|wpisz|wypełnij|uzupełnij|wybierz|proszę',
  not: 'nie|żaden|żadne',
  unwanted:
    'nie(?: jest| są)? (?:dozwolon|obsługiwan|oczekiwan)[aey]|niedozwolon[aey]|nieznan[aey]|nieoczekiwan[aey]|zabronion[aey]',
  unfit: 'już (?:istnieje|zajęt|jest|został)\\w*|(?:za|zbyt) (?:dług|duż)\\w*|maksymalnie|co najwyżej',
}

const swedish: ComplaintWords = {
  needed:
    '(?:måste|ska|skall) (?:anges|fyllas i|ifyllas|finnas|skickas med|ha ett värde|vara (?:ifylld|ifyllt|angiven|angivet))|obligatorisk[ta]?|krävs|behövs|saknas|saknat?',
  notEmpty:
    '(?:får|kan|ska|bör) (?:inte|ej) (?:vara|lämnas) (?:tomt?|tomma|blankt?|null)|(?:inte|ej) (?:angiven|angivet|angetts|ifylld|ifyllt)|är tomt?',
  enter: 'ange|fyll i|välj|vänligen',
  not: 'inte|ej|icke|inget|ingen',
  unwanted:
    '(?:måste|ska) vara (?:tomt?|blankt?)|(?:inte|ej) (?:tillåt|känt|känd|väntad|väntat|stöds|tillåts)\\w*|tillåts (?:inte|ej)|stöds (?:inte|ej)|okän[tdn]a?|oväntad|oväntat|förbjud\\w*|otillåt\\w*',
  unfit: 'redan|måste vara unikt?|för (?:lång|stor)\\w*|högst',
}

const danish: ComplaintWords = {
  needed:
    'skal (?:udfyldes|angives|oplyses|eksistere|være (?:udfyldt|angivet|til stede))|påkræve[td]e?|obligatoriske?|mangler|manglende|kræves|nødvendigt?',
  notEmpty: '(?:må|kan|skal|bør) ikke være (?:tomt?|blankt?|null)|ikke (?:angivet|udfyldt|oplyst)|er tomt?',
  enter: 'angiv|indtast|udfyld|vælg|venligst',
  not: 'ikke|ej|ingen|intet',
  unwanted: 'ikke (?:tilladt|kendt|forventet|understøttet)|ukendte?|uventede?|uventet|forbudte?',
  unfit: 'allerede|skal være unik|for (?:lang|stor)\\w*|højst|maksimalt',
}

const norwegian: ComplaintWords = {
  needed:
    'må (?:fylles ut|oppgis|angis|spesifiseres|finnes|være (?:utfylt|oppgitt|til stede))|påkrevde?|obligatoriske?|mangler|manglende|kreves|nødvendig',
  notEmpty: '(?:kan|må|skal|bør) ikke være (?:tomt?|blankt?|null)|ikke (?:oppgitt|utfylt|angitt)|er tomt?',
  enter: 'oppgi|angi|fyll ut|velg|vennligst',
  not: 'ikke|ingen|intet',
  unwanted: 'ikke (?:tillatt|kjent|forventet|støttet)|ukjente?|uventede?|uventet|forbudte?',
  unfit: 'allerede|må være unik|for (?:lang|stor)\\w*|høyst|maksimalt',
}

const finnish: ComplaintWords = {
  needed:
    'pakollinen|pakollisia|vaaditaan|vaadittu|puuttuu|puuttuva|on annettava|on täytettävä|tarvitaan|täytyy (?:olla olemassa|antaa|täyttää)',
  notEmpty: 'ei (?:voi|saa) olla (?:tyhjä|sisällötön|null)|ei (?:voi|saa) jättää tyhjäksi|ei (?:ole )?annettu|on tyhjä',
  // "Anna" alone is a name too.
  enter:
    'anna(?:\\s+\\p{L}+)?\\s+\\p{L}*(?:nimi|numero|osoite|sähköposti|puhelin|tunnus|tunniste|koodi|päivä|aika|kuvaus|arvo|tiedot?|palkka|otsikko|kaupunki|maa|linkki)|syötä|täytä|valitse',
  not: 'ei|eivät',
  unwanted: 'ei (?:ole )?(?:sallittu|sallita|tueta|tunnisteta|tunnistettu)|tuntematon|odottamaton|kielletty',
  unfit: 'on jo|liian (?:pitkä|suuri)|enintään|korkeintaan',
}

const czech: ComplaintWords = {
  needed:
    'povinn(?:ý|á|é|ou|ého)|vyžadován[oaý]?|chybí|chybějící|musí být (?:vyplněn|uveden|zadán)[oaýáé]?|(?:je nutné|je třeba|nutno) (?:vyplnit|zadat|uvést)|požadován[oaý]?',
  notEmpty:
    '(?:nesmí|nemůže) být (?:prázdn[ýáé]|null)|(?:není|nebyl[oa]?) (?:vyplněn|uveden|zadán)[oa]?|je prázdn[ýáé]|nevyplněn[oa]?',
  enter: 'zadejte|vyplňte|vyberte|prosím',
  not: 'není|nejsou|ne|nebylo|nebyl',
  unwanted:
    '(?:není|nejsou) (?:povolen|dovolen|podporován)[oaáéýy]?|nepovolen[ýáéoa]|neznám[ýáé]|neočekávan[ýáé]|zakázan[ýáé]',
  unfit: 'již|už (?:existuje|je)|příliš (?:dlouh|velk)\\w*[ýáé]?|nejvýše|maximálně',
}

const hungarian: ComplaintWords = {
  needed: 'kötelező|szükséges|hiányzik|hiányzó|hiányos|meg kell adni|ki kell tölteni',
  notEmpty:
    'nem (?:lehet|maradhat) (?:üres|null)|nincs (?:megadva|kitöltve)|nem (?:lett )?(?:megadva|kitöltve)|mező üres',
  enter: 'kérjük|adja meg|adjon meg|töltse ki',
  not: 'nem|nincs',
  unwanted: 'nem (?:engedélyezett|megengedett|támogatott|várt)|ismeretlen|váratlan|tilos',
  unfit: 'már (?:létezik|foglalt|használatban)|túl (?:hosszú|nagy)|legfeljebb',
}

const romanian: ComplaintWords = {
  needed:
    'obligatori[iu]|obligatorie|necesar[ăe]?|lipse[sș]te|lipsesc|lips[ăa]|trebuie (?:să fie )?(?:completat|specificat|furnizat|introdus|indicat)ă?',
  notEmpty:
    'nu (?:poate|trebuie să) (?:fi|fie|rămâne) (?:gol|goală|null|necompletat)|nu (?:este|a fost) (?:completat|specificat|furnizat)ă?|este gol|este goală|necompletat',
  enter: 'introduceți|completați|vă rugăm|selectați',
  not: 'nu|niciun|nicio',
  unwanted: 'nu (?:este |sunt )?(?:permis|acceptat|recunoscut|așteptat)\\w*|necunoscut\\w*|neașteptat\\w*|interzis\\w*',
  unfit: 'deja|prea (?:lung|mare)\\w*|cel mult|maximum',
}

const turkish: ComplaintWords = {
  needed:
    'zorunlu(?:dur)?|gerekli(?:dir)?|gerekiyor|eksik|(?:doldurulmalı|belirtilmeli|girilmeli|sağlanmalı)(?:dır|dir)?',
  notEmpty: 'boş (?:bırakılamaz|olamaz|geçilemez|olmamalıdır)|boştur|belirtilmedi|girilmedi|girilmemiş|belirtilmemiş',
  enter: 'lütfen',
  not: 'değil|değildir|olmayan',
  unwanted: 'izin verilm\\w*|bilinmeyen|beklenmeyen|desteklenm\\w*|yasak\\w*|tanınmayan',
  unfit: 'zaten|daha önce|benzersiz|çok (?:uzun|büyük)|en fazla',
}

export const latinLanguages: ComplaintWords[] = [
  en,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  swedish,
  danish,
  norwegian,
  finnish,
  czech,
  hungarian,
  romanian,
  turkish,
]
