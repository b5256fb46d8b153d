import type { AllergenWords } from '../allergen-words.ts';

export const da: AllergenWords = {
  names: {
    gluten:
      '-hvede-, rug, fuldkornsrug, rugmel, rugkerner, rugsigtemel, byg, -bygmalt-, byggryn, bygmel, -havre-, spelt-, kamut, khorasan-, enkorn, emmer, durum-, bulgur, couscous, seitan, triticale, -gluten',
    crustaceans: 'krebsdyr, krabbe-, hummer-, reje, rejer-, languster, jomfruhummer, krill',
    eggs: 'æg, ægge-, æggehvide-, æggeblomme-, hønseæg, helæg, albumin, mayonnaise',
    fish: 'fisk, fiske-, -fisk, ansjos-, tun, tunfisk-, laks-, torsk-, sild-, makrel-, sardin-, ørred-, sej, rødspætte-, surimi',
    peanuts: 'jordnød-, peanut-',
    soybeans: 'soja-, tofu, tempeh, miso, edamame',
    milk: '-mælk-, smør, smørolie, smørfedt, fløde-, -fløde, ost, oste-, flødeost, hytteost, smelteost, gedeost, skimmelost, -valle-, kasein-, kaseinat-, laktose, yoghurt-, kvark, kefir, skyr, ymer, mozzarella, ricotta, mascarpone, parmesan, valleprotein-',
    nuts: 'nød, nødder-, mandel-, mandler, hasselnød-, hasselnødde-, valnød-, valnødde-, cashew-, pekan-, paranød-, pistacie-, macadamia-, marcipan, nougat',
    celery: 'selleri-, knoldselleri, bladselleri',
    mustard: 'sennep-',
    sesame: 'sesam-, tahin, tahini',
    sulphites: '-sulfit-, svovldioxid-, e220, e221, e222, e223, e224, e226, e227, e228',
    lupin: 'lupin-',
    molluscs: 'bløddyr, musling-, blåmusling-, østers-, blæksprutte-, kammusling-, snegl, snegle',
  },
  exceptions: {
    gluten: '-boghvede-, glutenfri-',
    fish: 'blæksprutte-',
    milk: '-kokosmælk-, havremælk-, rismælk-, mandelmælk-, sojamælk-, mælkesyre-, kakaosmør, sheasmør, laktosefri-',
    nuts: 'kokosnød-, muskatnød-, jordnød-',
  },
};
