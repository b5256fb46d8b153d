import type { AllergenWords } from '../allergen-words.ts';

export const de: AllergenWords = {
  names: {
    gluten:
      '-weizen-, -roggen-, -gerste, gersten-, hafer-, dinkel-, kamut, khorasan-, einkorn-, emmer, emmermehl, -grünkern-, hartgrieß, bulgur, couscous, seitan, triticale, -gluten, graupen',
    crustaceans:
      'krebstier-, krebs, krebse, krebsfleisch, flusskreb-, garnele-, hummer-, languste-, krabbe-, scampi, shrimps, krill',
    eggs: 'ei, eier-, hühnereier, wachteleier, freilandeier, eigelb-, eiweiß, eiweißpulver, eiklar-, eipulver, vollei-, -hühnerei-, albumin, ovalbumin, mayonnaise',
    fish: '-fisch, fisch-, fische, -lachs-, -thunfisch-, sardelle-, sardine-, anchovis, hering-, kabeljau-, dorsch-, makrele-, forelle-, seelachs-, scholle-, heilbutt-, sprotte-, pangasius-, surimi',
    peanuts: '-erdnuss-, -erdnüsse-, -erdnüssen',
    soybeans: 'soja-, -soja, tofu, tempeh, miso, edamame, tamari',
    milk: '-milch-, -butter, butter-, sahne-, -sahne, -rahm, rahm-, -käse-, joghurt-, -joghurt, -molke-, molken-, -quark-, kasein-, casein-, -caseinat, laktose, lactose, schmand, ghee, kefir, topfen, obers, mozzarella, ricotta, mascarpone, parmesan, lactalbumin',
    nuts: 'nuss-, nüsse-, -mandel-, -haselnuss-, -haselnüsse-, -walnuss-, -walnüsse-, cashew-, kaschu-, pekan-, paranuss-, paranüsse-, -pistazie-, macadamia-, queenslandnuss-, queenslandnüsse-, schalenfrüchte-, marzipan-, krokant-, nougat-, gianduja',
    celery: '-sellerie-',
    mustard: '-senf-',
    sesame: '-sesam-, tahin, tahini',
    sulphites: '-sulfit-, schwefeldioxid-, e220, e221, e222, e223, e224, e226, e227, e228',
    lupin: '-lupine-',
    molluscs:
      'weichtier-, muschel-, miesmuschel-, jakobsmuschel-, auster-, tintenfisch-, kalmar-, krake, schnecke-',
  },
  exceptions: {
    gluten: '-buchweizen-, glutenfrei-',
    fish: 'tintenfisch-',
    milk: '-kokosmilch-, hafermilch-, mandelmilch-, reismilch-, sojamilch-, milchsäure-, -kakaobutter-, sheabutter-, erdnussbutter-, mandelbutter-, butternut-, laktosefrei-, lactosefrei-, weinrahm, zwei',
    nuts: 'kokosnuss-, muskatnuss-, erdnuss-',
  },
};
