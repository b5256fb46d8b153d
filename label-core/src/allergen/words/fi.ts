import type { AllergenWords } from '../allergen-words.ts';

export const fi: AllergenWords = {
  names: {
    gluten:
      '-vehnä-, ruis-, rukiin-, ohra-, kaura-, speltti-, kamut, khorasan-, emmer-, bulgur, couscous, seitan, ruisvehnä-, -gluteeni',
    crustaceans: 'äyriäi-, katkarapu-, katkarap-, rapu, ravut, hummeri-, krilli',
    eggs: 'kananmuna-, muna-, keltuai-, albumiini-, majoneesi-',
    fish: 'kala-, -kala, anjovis-, sardelli-, tonnikala-, lohi-, lohta, turska-, silli-, silakka-, makrilli-, sardiini-, kirjolohi-, seiti, surimi',
    peanuts: 'maapähkin-',
    soybeans: 'soija-, tofu-, tempeh, miso',
    milk: '-maito-, maidon, voi, voi-, kerma-, juusto-, -juusto, hera-, kaseiini-, kaseinaatti-, laktoosi, jogurtti-, rahka-, piimä-, kefiiri, mozzarella, ricotta, mascarpone, parmesaani',
    nuts: 'pähkin-, manteli-, hasselpähkin-, saksanpähkin-, cashew-, pekaani-, parapähkin-, pistaasi-, macadamia-, marsipaani, nougat',
    celery: 'selleri-, juuriselleri-',
    mustard: 'sinappi-, sinapin-',
    sesame: 'seesami-, seesamin-, tahini',
    sulphites: '-sulfiitti-, -sulfiitteja, rikkidioksidi-, e220, e221, e222, e223, e224, e226, e227, e228',
    lupin: 'lupiini-',
    molluscs: 'nilviäi-, simpukka-, simpuko-, osteri-, mustekala-, kalmari-, etana, etanat',
  },
  exceptions: {
    gluten: 'gluteeniton',
    fish: 'mustekala-, kalamata-',
    milk: 'kookosmaito-, kauramaito-, riisimaito-, mantelimaito-, soijamaito-, maitohappo-, laktoositon, kaakaovoi-, sheavoi-',
    nuts: 'kookospähkin-, maapähkin-, muskottipähkin-',
  },
};
