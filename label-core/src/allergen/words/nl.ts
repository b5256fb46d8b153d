import type { AllergenWords } from '../allergen-words.ts';

export const nl: AllergenWords = {
  names: {
    gluten:
      '-tarwe-, rogge-, -gerst, gerste-, haver-, spelt-, kamut, khorasan-, eenkoorn, emmer, emmertarwe, griesmeel, bulgur, couscous, seitan, triticale, -gluten',
    crustaceans: 'schaaldier-, krab, krabben, kreeft-, garnaal, garnalen-, langoustine-, scampi, krill',
    eggs: 'ei, eieren, eigeel-, eiwit, eiwitpoeder, eipoeder, -kippenei-, scharrelei-, albumine, mayonaise',
    fish: 'vis, vissen, zeevis, witvis, tonijnvis, visolie, vissaus, visgelatine, ansjovis, tonijn, zalm-, kabeljauw, koolvis, haring-, makreel, sardine-, forel, heilbot, surimi',
    peanuts: 'pinda-, aardnoot, aardnoten',
    soybeans: 'soja-, tofu, tempeh, miso, edamame, ketjap',
    milk: '-melk-, boter-, -boter, room-, -room, kaas-, -kaas, wei, zoetewei, weipoeder, wei-eiwit, caseïne-, caseïnaat-, lactose, yoghurt-, kwark, karnemelk-, kefir, mozzarella, ricotta, mascarpone, parmezaan',
    nuts: 'noot, noten-, amandel-, hazelnoot-, hazelnoten-, walnoot-, walnoten-, cashew-, pecan-, paranoot, paranoten, pistache-, macadamia-, marsepein, praliné, nougat',
    celery: 'selderij-, knolselderij, bleekselderij, selder',
    mustard: 'mosterd-',
    sesame: 'sesam-, tahin, tahini',
    sulphites: '-sulfiet-, zwaveldioxide, e220, e221, e222, e223, e224, e226, e227, e228',
    lupin: 'lupine-',
    molluscs:
      'weekdier-, mossel-, oester, oesters, inktvis-, octopus, sint-jakobsschelp-, kokkel-, slak, slakken',
  },
  exceptions: {
    fish: 'inktvis-',
    milk: 'kokosmelk-, havermelk-, rijstmelk-, amandelmelk-, sojamelk-, melkzuur-, cacaoboter-, sheaboter-, pindakaas, kokosroom',
    nuts: 'kokosnoot-, nootmuskaat',
  },
};
