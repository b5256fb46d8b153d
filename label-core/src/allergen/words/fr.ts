import type { AllergenWords } from '../allergen-words.ts';

export const fr: AllergenWords = {
  names: {
    gluten:
      'blé, blés, froment, seigle, orge, avoine, épeautre, kamut, khorasan, engrain, amidonnier, semoule, boulgour, couscous, seitan, triticale, gluten',
    crustaceans:
      'crustacé, crustacés, crabe, crabes, crevette, crevettes, homard, homards, langouste-, langoustine-, écrevisse-, krill, gambas',
    eggs: 'œuf, œufs, albumine, ovalbumine, mayonnaise',
    fish: 'poisson, poissons, anchois, thon, saumon, cabillaud, morue, colin, hareng, harengs, maquereau, maquereaux, sardine, sardines, truite, merlu, lieu noir, flétan, pangasius, surimi',
    peanuts: 'arachide, arachides, cacahuète, cacahuètes, cacahouète-',
    soybeans: 'soja, tofu, tempeh, miso, edamame, tamari',
    milk: 'lait, laits, babeurre, beurre, crème, fromage-, lactose, lactosérum, petit-lait, caséine-, caséinate-, yaourt-, yogourt-, lactique, lactiques, kéfir, faisselle, mozzarella, ricotta, mascarpone, emmental, parmesan, laitier, laitière, laitiers, laitières, lactalbumine',
    nuts: "noix, amande-, noisette-, cajou, pécan, pistache-, macadamia, fruits à coque, fruit à coque, massepain, praliné, pralin, nougat, gianduja, pâte d'amande",
    celery: 'céleri, céleris',
    mustard: 'moutarde',
    sesame: 'sésame, tahin, tahini',
    sulphites:
      'sulfite-, métabisulfite-, bisulfite-, disulfite-, anhydride sulfureux, dioxyde de soufre, e220, e221, e222, e223, e224, e226, e227, e228',
    lupin: 'lupin, lupins',
    molluscs:
      'mollusque-, moule, moules, huître, huîtres, calmar-, calamar-, encornet-, seiche-, poulpe-, palourde-, coquille saint-jacques, coquilles saint-jacques, pétoncle-, bulot-, escargot-',
  },
  exceptions: {
    milk: 'lait de coco, crème de coco, lait de soja, lait de riz, lait d’amande, lait d’avoine, beurre de cacao, beurre de karité, beurre de cacahuète, crème de tartre, acide lactique, ferments lactiques, ferment lactique',
    nuts: 'noix de coco, noix de muscade, noix muscade',
  },
};
