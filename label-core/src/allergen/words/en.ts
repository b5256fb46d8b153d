import type { AllergenWords } from '../allergen-words.ts';

export const en: AllergenWords = {
  names: {
    gluten:
      'wheat, wheatgerm, wheatmeal, wholewheat, rye, barley, oat, oats, oatmeal, spelt, kamut, khorasan, einkorn, emmer, durum, semolina, bulgur, couscous, freekeh, seitan, triticale, farro, gluten',
    crustaceans:
      'crustacean-, crab, crabs, crabmeat, lobster, lobsters, prawn, prawns, shrimp, shrimps, crayfish, langoustine-, krill, scampi',
    eggs: 'egg, eggs, albumen, albumin, ovalbumin, mayonnaise',
    fish: 'fish, anchovy, anchovies, cod, haddock, hake, halibut, herring-, mackerel, pilchard-, plaice, pollock, salmon, sardine-, sprat-, trout, tuna, tilapia, pangasius, surimi',
    peanuts: 'peanut-, groundnut-',
    soybeans: 'soy, soya, soybean-, soyabean-, edamame, tofu, tempeh, miso, tamari',
    milk: 'milk, buttermilk, milkfat, butter, butterfat, butteroil, ghee, cream, cheese-, yogurt, yoghurt, whey, casein, caseinate-, lactose, lactalbumin, curd-, quark, kefir, mozzarella, ricotta, mascarpone, cheddar, parmesan',
    nuts: 'nut, nuts, almond-, hazelnut-, walnut-, cashew-, pecan-, pistachio-, macadamia-, marzipan, praline, gianduja, nougat',
    celery: 'celery, celeriac',
    mustard: 'mustard',
    sesame: 'sesame, tahini, tahina',
    sulphites:
      '-sulphite, -sulphites, -sulfite, -sulfites, sulphur dioxide, sulfur dioxide, e220, e221, e222, e223, e224, e226, e227, e228',
    lupin: 'lupin, lupins, lupine',
    molluscs:
      'mollusc-, mollusk-, mussel-, oyster-, squid, octopus, clam, clams, cockle-, scallop-, snail-, cuttlefish, whelk-, abalone, calamari',
  },
  exceptions: {
    milk: 'cocoa butter, cacao butter, shea butter, butter bean, butter beans, peanut butter, almond butter, nut butter, coconut milk, coconut cream, oat milk, oat cream, rice milk, almond milk, soya milk, soy milk, room temperature, cream of tartar, bean curd',
    nuts: 'pine nut, pine nuts, tiger nut, tiger nuts',
    molluscs: 'oyster mushroom, oyster mushrooms',
  },
};
