import type { AllergenWords } from '../allergen-words.ts';

export const sv: AllergenWords = {
  names: {
    gluten:
      '-vete-, råg, råg-, kornmalt, kornmjöl, korngryn, havre-, dinkel-, speltvete-, kamut, khorasan-, enkorn, emmer, durum-, bulgur, couscous, seitan, rågvete-, -gluten',
    crustaceans:
      'kräftdjur-, krabba, krabbor, krabbkött, hummer-, räka, räkor-, kräftor, kräftstjärtar, langust-, havskräfta, krill',
    eggs: 'ägg, ägg-, hönsägg, helägg, albumin, majonnäs, majonäs',
    fish: 'fisk, fisk-, -fisk, ansjovis-, sardell-, tonfisk-, lax-, torsk-, sill-, strömming-, makrill-, sardin-, forell-, sej, surimi',
    peanuts: 'jordnöt-, peanut-',
    soybeans: 'soja-, tofu, tempeh, miso, edamame',
    milk: '-mjölk-, smör, smörfett, grädde-, grädd-, ost, ostpulver, färskost, gräddost, hårdost, getost, -vassle-, kasein-, kaseinat-, laktos, yoghurt-, kvarg, kefir, mozzarella, ricotta, mascarpone, parmesan',
    nuts: 'nöt, nötter-, mandel-, mandlar, hasselnöt-, valnöt-, cashew-, pekannöt-, paranöt-, pistage-, pistasch-, macadamia-, marsipan, mandelmassa, nougat',
    celery: 'selleri-, rotselleri, blekselleri',
    mustard: 'senap-',
    sesame: 'sesam-, tahini',
    sulphites: '-sulfit-, svaveldioxid-, e220, e221, e222, e223, e224, e226, e227, e228',
    lupin: 'lupin-',
    molluscs:
      'blötdjur, mussla, musslor-, blåmussla, blåmusslor, ostron-, bläckfisk-, kammussla, kammusslor, snigel, sniglar',
  },
  exceptions: {
    gluten: '-bovete-, glutenfri-',
    fish: 'bläckfisk-',
    milk: '-kokosmjölk-, havremjölk, rismjölk, mandelmjölk, sojamjölk, mjölksyra-, mjölksyre-, kakaosmör, sheasmör, laktosfri-',
    molluscs: 'ostronskivling-',
    nuts: 'kokosnöt-, muskotnöt-, jordnöt-, nötkött-, nötfärs',
  },
};
