/** Names in one language, divided by bars. Those on their own are left out where they are the same. */
export interface WrittenNames {
  readonly months: string;
  readonly monthsAlone?: string;
  readonly shortMonths: string;
  readonly shortMonthsAlone?: string;
  readonly weekdays: string;
  readonly shortWeekdays: string;
  readonly halfDays: string;
}

/**
 * Names in the 24 official languages of the EU and in Norwegian. They are a table of our own, because what is printed must
 * not change with the version of a browser. Source: Unicode CLDR 48, gregorian calendar, months and dayPeriods wide and
 * abbreviated, days in their standalone form; Latvian weekdays in small letters.
 */
export const writtenNames = {
  bg: {
    months: 'януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември',
    shortMonths: 'яну|фев|март|апр|май|юни|юли|авг|сеп|окт|ное|дек',
    weekdays: 'понеделник|вторник|сряда|четвъртък|петък|събота|неделя',
    shortWeekdays: 'пн|вт|ср|чт|пт|сб|нд',
    halfDays: 'am|pm',
  },
  cs: {
    months: 'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince',
    monthsAlone: 'leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec',
    shortMonths: 'led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro',
    weekdays: 'pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle',
    shortWeekdays: 'po|út|st|čt|pá|so|ne',
    halfDays: 'dop.|odp.',
  },
  da: {
    months: 'januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december',
    shortMonths: 'jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.',
    weekdays: 'mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag',
    shortWeekdays: 'man.|tirs.|ons.|tors.|fre.|lør.|søn.',
    halfDays: 'AM|PM',
  },
  de: {
    months: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
    shortMonths: 'Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.',
    shortMonthsAlone: 'Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez',
    weekdays: 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag',
    shortWeekdays: 'Mo|Di|Mi|Do|Fr|Sa|So',
    halfDays: 'AM|PM',
  },
  el: {
    months:
      'Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου',
    monthsAlone:
      'Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος',
    shortMonths: 'Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ',
    shortMonthsAlone: 'Ιαν|Φεβ|Μάρ|Απρ|Μάι|Ιούν|Ιούλ|Αύγ|Σεπ|Οκτ|Νοέ|Δεκ',
    weekdays: 'Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή',
    shortWeekdays: 'Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ|Κυρ',
    halfDays: 'π.μ.|μ.μ.',
  },
  en: {
    months: 'January|February|March|April|May|June|July|August|September|October|November|December',
    shortMonths: 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec',
    weekdays: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
    shortWeekdays: 'Mon|Tue|Wed|Thu|Fri|Sat|Sun',
    halfDays: 'AM|PM',
  },
  es: {
    months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
    shortMonths: 'ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic',
    weekdays: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
    shortWeekdays: 'lun|mar|mié|jue|vie|sáb|dom',
    halfDays: 'a.\u00a0m.|p.\u00a0m.',
  },
  et: {
    months: 'jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember',
    shortMonths: 'jaan|veebr|märts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets',
    weekdays: 'esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev|pühapäev',
    shortWeekdays: 'E|T|K|N|R|L|P',
    halfDays: 'AM|PM',
  },
  fi: {
    months:
      'tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta',
    monthsAlone:
      'tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu',
    shortMonths:
      'tammik.|helmik.|maalisk.|huhtik.|toukok.|kesäk.|heinäk.|elok.|syysk.|lokak.|marrask.|jouluk.',
    shortMonthsAlone: 'tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu',
    weekdays: 'maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai',
    shortWeekdays: 'ma|ti|ke|to|pe|la|su',
    halfDays: 'ap.|ip.',
  },
  fr: {
    months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    shortMonths: 'janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.',
    weekdays: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    shortWeekdays: 'lun.|mar.|mer.|jeu.|ven.|sam.|dim.',
    halfDays: 'AM|PM',
  },
  ga: {
    months:
      'Eanáir|Feabhra|Márta|Aibreán|Bealtaine|Meitheamh|Iúil|Lúnasa|Meán Fómhair|Deireadh Fómhair|Samhain|Nollaig',
    shortMonths: 'Ean|Feabh|Márta|Aib|Beal|Meith|Iúil|Lún|MFómh|DFómh|Samh|Noll',
    weekdays: 'Dé Luain|Dé Máirt|Dé Céadaoin|Déardaoin|Dé hAoine|Dé Sathairn|Dé Domhnaigh',
    shortWeekdays: 'Luan|Máirt|Céad|Déar|Aoine|Sath|Domh',
    halfDays: 'r.n.|i.n.',
  },
  hr: {
    months:
      'siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca',
    monthsAlone:
      'siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|studeni|prosinac',
    shortMonths: 'sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro',
    weekdays: 'ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja',
    shortWeekdays: 'pon|uto|sri|čet|pet|sub|ned',
    halfDays: 'AM|PM',
  },
  hu: {
    months:
      'január|február|március|április|május|június|július|augusztus|szeptember|október|november|december',
    shortMonths: 'jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.',
    weekdays: 'hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap',
    shortWeekdays: 'H|K|Sze|Cs|P|Szo|V',
    halfDays: 'de.|du.',
  },
  it: {
    months: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
    shortMonths: 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic',
    weekdays: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
    shortWeekdays: 'lun|mar|mer|gio|ven|sab|dom',
    halfDays: 'AM|PM',
  },
  lt: {
    months:
      'sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio',
    monthsAlone:
      'sausis|vasaris|kovas|balandis|gegužė|birželis|liepa|rugpjūtis|rugsėjis|spalis|lapkritis|gruodis',
    shortMonths: 'saus.|vas.|kov.|bal.|geg.|birž.|liep.|rugp.|rugs.|spal.|lapkr.|gruod.',
    weekdays: 'pirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|šeštadienis|sekmadienis',
    shortWeekdays: 'pr|an|tr|kt|pn|št|sk',
    halfDays: 'priešpiet|popiet',
  },
  lv: {
    months:
      'janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|novembris|decembris',
    shortMonths: 'janv.|febr.|marts|apr.|maijs|jūn.|jūl.|aug.|sept.|okt.|nov.|dec.',
    weekdays: 'pirmdiena|otrdiena|trešdiena|ceturtdiena|piektdiena|sestdiena|svētdiena',
    shortWeekdays: 'pirmd.|otrd.|trešd.|ceturtd.|piektd.|sestd.|svētd.',
    halfDays: 'priekšp.|pēcp.',
  },
  mt: {
    months: 'Jannar|Frar|Marzu|April|Mejju|Ġunju|Lulju|Awwissu|Settembru|Ottubru|Novembru|Diċembru',
    shortMonths: 'Jan|Fra|Mar|Apr|Mej|Ġun|Lul|Aww|Set|Ott|Nov|Diċ',
    weekdays: 'It-Tnejn|It-Tlieta|L-Erbgħa|Il-Ħamis|Il-Ġimgħa|Is-Sibt|Il-Ħadd',
    shortWeekdays: 'Tne|Tli|Erb|Ħam|Ġim|Sib|Ħad',
    halfDays: 'AM|PM',
  },
  nb: {
    months: 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember',
    shortMonths: 'jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.',
    shortMonthsAlone: 'jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des',
    weekdays: 'mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag',
    shortWeekdays: 'man.|tir.|ons.|tor.|fre.|lør.|søn.',
    halfDays: 'a.m.|p.m.',
  },
  nl: {
    months: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
    shortMonths: 'jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec',
    weekdays: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
    shortWeekdays: 'ma|di|wo|do|vr|za|zo',
    halfDays: 'a.m.|p.m.',
  },
  pl: {
    months:
      'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
    monthsAlone:
      'styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień',
    shortMonths: 'sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru',
    weekdays: 'poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela',
    shortWeekdays: 'pon.|wt.|śr.|czw.|pt.|sob.|niedz.',
    halfDays: 'AM|PM',
  },
  pt: {
    months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    shortMonths: 'jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.',
    weekdays: 'segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo',
    shortWeekdays: 'seg.|ter.|qua.|qui.|sex.|sáb.|dom.',
    halfDays: 'AM|PM',
  },
  ro: {
    months:
      'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie',
    shortMonths: 'ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.',
    weekdays: 'luni|marți|miercuri|joi|vineri|sâmbătă|duminică',
    shortWeekdays: 'lun.|mar.|mie.|joi|vin.|sâm.|dum.',
    halfDays: 'a.m.|p.m.',
  },
  sk: {
    months: 'januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra',
    monthsAlone: 'január|február|marec|apríl|máj|jún|júl|august|september|október|november|december',
    shortMonths: 'jan|feb|mar|apr|máj|jún|júl|aug|sep|okt|nov|dec',
    weekdays: 'pondelok|utorok|streda|štvrtok|piatok|sobota|nedeľa',
    shortWeekdays: 'po|ut|st|št|pi|so|ne',
    halfDays: 'AM|PM',
  },
  sl: {
    months: 'januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december',
    shortMonths: 'jan.|feb.|mar.|apr.|maj|jun.|jul.|avg.|sep.|okt.|nov.|dec.',
    weekdays: 'ponedeljek|torek|sreda|četrtek|petek|sobota|nedelja',
    shortWeekdays: 'pon.|tor.|sre.|čet.|pet.|sob.|ned.',
    halfDays: 'dop.|pop.',
  },
  sv: {
    months: 'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december',
    shortMonths: 'jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.',
    weekdays: 'måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag',
    shortWeekdays: 'mån|tis|ons|tors|fre|lör|sön',
    halfDays: 'fm|em',
  },
} as const satisfies Readonly<Record<string, WrittenNames>>;
