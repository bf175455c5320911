// Made of es.lexicon by LexiconsTests with UPDATE_GOLDENS=1; change that file instead.
enum SpanishLexicon {
  static let text = #"""
    lexicon 1
    # Spanish: nouns have a gender; determiners, adjectives and participles take gender and number.
    language es
    head first

    # Patterns

    paradigm noun: s= p=es
    paradigm noun with a e i o u é á ó ú: s=* p=*s
    paradigm noun: s=z p=ces
    paradigm noun: s=s p=s
    paradigm noun: s=x p=x
    paradigm noun: s=ión p=iones
    paradigm noun: s=ón p=ones
    paradigm noun: s=án p=anes
    paradigm noun: s=ín p=ines
    paradigm noun: s=ún p=unes
    paradigm noun: s=és p=eses
    paradigm noun: s=ús p=uses
    paradigm noun: s=ás p=ases
    # Endings that tell a noun and its gender
    paradigm noun f open: s=ción p=ciones
    paradigm noun f open: s=sión p=siones
    paradigm noun f open: s=idad p=idades
    paradigm noun f open: s=itud p=itudes
    paradigm noun m open: s=miento p=mientos
    paradigm noun m open: s=aje p=ajes
    # Monosyllables in -s do change: mes, meses
    paradigm noun/es: s= p=es

    # Words for persons
    paradigm noun/person: ms=o fs=a mp=os fp=as
    paradigm noun/person: ms=or fs=ora mp=ores fp=oras
    paradigm noun/person: ms=ón fs=ona mp=ones fp=onas
    paradigm noun/person: ms=ín fs=ina mp=ines fp=inas
    paradigm noun/person: ms=és fs=esa mp=eses fp=esas
    paradigm noun/person: ms=án fs=ana mp=anes fp=anas
    paradigm noun/common: s= p=es
    paradigm noun/common: s=a p=as
    paradigm noun/common: s=e p=es

    paradigm adjective: s= p=es
    paradigm adjective: s=e p=es
    paradigm adjective: s=a p=as
    paradigm adjective: ms=o fs=a mp=os fp=as
    paradigm adjective: s=z p=ces
    paradigm adjective: ms=or fs=ora mp=ores fp=oras
    paradigm adjective: ms=ón fs=ona mp=ones fp=onas
    paradigm adjective: ms=ín fs=ina mp=ines fp=inas
    paradigm adjective: ms=és fs=esa mp=eses fp=esas
    paradigm adjective: ms=án fs=ana mp=anes fp=anas
    # Comparatives have one form for both genders
    paradigm adjective/or: s=or p=ores
    paradigm adjective open: ms=ado fs=ada mp=ados fp=adas
    paradigm adjective open: ms=ido fs=ida mp=idos fp=idas
    paradigm adjective open: ms=oso fs=osa mp=osos fp=osas
    paradigm adjective open: ms=ivo fs=iva mp=ivos fp=ivas
    paradigm adjective open: ms=ario fs=aria mp=arios fp=arias

    # Feminine nouns that begin with a stressed a: el agua
    sound V words: agua águila ala alma arma arpa área aula ave hambre hacha hada haba habla acta

    # Determiners, numerals, pronouns, verbs

    determiner: el[ms=el,fs=la,mp=los,fp=las,fsV=el] un[ms=un,fs=una,mp=unos,fp=unas,fsV=un]
      del[ms=del,fs=de_la,mp=de_los,fp=de_las,fsV=del] al[ms=al,fs=a_la,mp=a_los,fp=a_las,fsV=al]
      este[ms=este,fs=esta,mp=estos,fp=estas] ese[ms=ese,fs=esa,mp=esos,fp=esas]
      aquel[ms=aquel,fs=aquella,mp=aquellos,fp=aquellas] mi[s=mi,p=mis] tu[s=tu,p=tus] su[s=su,p=sus]
      nuestro[ms=nuestro,fs=nuestra,mp=nuestros,fp=nuestras] vuestro[ms=vuestro,fs=vuestra,mp=vuestros,fp=vuestras]
      algún[ms=algún,fs=alguna,mp=algunos,fp=algunas,fsV=algún] ningún[ms=ningún,fs=ninguna,mp=ningunos,fp=ningunas]
      otro[ms=otro,fs=otra,mp=otros,fp=otras] todo[ms=todo,fs=toda,mp=todos,fp=todas]
      mucho[ms=mucho,fs=mucha,mp=muchos,fp=muchas] poco[ms=poco,fs=poca,mp=pocos,fp=pocas]
      cuánto[ms=cuánto,fs=cuánta,mp=cuántos,fp=cuántas] tanto[ms=tanto,fs=tanta,mp=tantos,fp=tantas]
      demasiado[ms=demasiado,fs=demasiada,mp=demasiados,fp=demasiadas] varios[mp=varios,fp=varias] cada
    numeral p: dos tres cuatro cinco seis siete ocho nueve diez once doce veinte cien mil cero

    pronoun: él[msN=él,fsN=ella,mpN=ellos,fpN=ellas] lo[msA=lo,fsA=la,mpA=los,fpA=las]
    pronoun: yo tú usted ustedes nosotros me te se le les nos mí ti sí que quien

    verb: es[s=es,p=son] está[s=está,p=están] fue[s=fue,p=fueron] era[s=era,p=eran] estaba[s=estaba,p=estaban]
      ha[s=ha,p=han] había[s=había,p=habían] será[s=será,p=serán] tiene[s=tiene,p=tienen] puede[s=puede,p=pueden]
      debe[s=debe,p=deben] falta[s=falta,p=faltan] queda[s=queda,p=quedan] sea[s=sea,p=sean] esté[s=esté,p=estén]
      necesita[s=necesita,p=necesitan] contiene[s=contiene,p=contienen] incluye[s=incluye,p=incluyen]
      requiere[s=requiere,p=requieren] sigue[s=sigue,p=siguen] coincide[s=coincide,p=coinciden]
      caduca[s=caduca,p=caducan] parece[s=parece,p=parecen] existe[s=existe,p=existen] cuesta[s=cuesta,p=cuestan]
    verb: hay eres estás has soy estoy he tengo tienes

    adposition: a ante bajo con contra de desde durante en entre hacia hasta mediante para por según sin sobre tras
    conjunction: y e o u ni pero que si como cuando
    adverb: ahora aquí así aún ayer bien casi hoy mal mañana más menos muy no nunca ya siempre también tampoco todavía
      demasiado

    # Nouns

    noun m: acceso accesorio aceite acento aeropuerto ajo ajuste álbum algoritmo alias almuerzo altavoz amor ancho
      anillo animal año anuncio aparato apartado apellido árbol archivo arroz artículo asiento asunto atajo audio
      auricular auto autobús avance avión aviso ayuntamiento azúcar balón banco baño barco barrio beneficio bloque
      boletín bolígrafo bolsillo bolso borrador bosque botón brazo buzón café cajón calcetín calendario calzado cambio
      camino camión campo canal capítulo carácter[p=caracteres] cargo carril carrito cartel caso catálogo celular centro
      certificado chat[p=chats] cheque chocolate cielo cilindro cine círculo código colegio color comando comentario
      comienzo compañerismo componente comportamiento concepto concierto concurso conjunto consejo contacto contenido
      contexto contrato control corazón correo corte costo coste crédito cuaderno cuadro cuarto cubo cuento cuerpo
      cumpleaños cupón curso dato debate decimal dedo defecto deporte depósito desayuno descanso descuento deseo
      desierto destino detalle deudor día diagrama diálogo diamante diario dibujo diccionario diente dígito dinero disco
      diseño dispositivo documento dólar dolor dominio edificio efecto ejemplo ejercicio elemento emoji empleo
      encabezado enchufe enlace ensayo entorno envase envío equipaje equipo error escenario escritorio espacio espejo
      esquema estado estilo estudio euro evento examen[p=exámenes] éxito experimento extracto factor fallo favorito
      festivo fichero fin[p=fines] filtro fondo formato formulario foro fotograma frasco fuego futuro gasto género gesto
      giro globo gol gráfico grado gramo grupo guante guion gusto hecho hilo historial hogar hombre[p=hombres] horario
      horno hospital hotel hueco huevo icono identificador idioma impuesto incidente inconveniente índice informe inicio
      insecto instante instituto instrumento intento intercambio interés interruptor intervalo inventario invierno jabón
      jardín jersey[p=jerséis] jueves juego jugo juguete kilo kilogramo kilómetro lado lago lápiz látigo lenguaje libro
      límite limón litro local logotipo logro lote lugar lujo lunes maletín mando mapa mar marcador marco
      margen[p=márgenes] martes martillo material matrimonio mecanismo medicamento medio mensaje menú mercado mes/es
      metal método metro micrófono miedo miércoles minuto mito móvil modelo modo módulo momento monitor monumento motivo
      motor movimiento mueble mundo municipio músculo museo negocio nivel nombre nodo notario número objetivo objeto
      océano ojo olor orden[p=órdenes] ordenador origen[p=orígenes] oro pago país[p=países] pájaro paisaje palacio
      pan[p=panes] panel pantalón papel paquete par parámetro parque párrafo partido pasado pasaje pasaporte paso pastel
      patrón pedido peldaño peligro pelo pendiente periódico permiso personaje peso pie pijama piso plan[p=planes]
      planeta plato plazo plural podcast[p=podcasts] poder poema polvo porcentaje precio premio presupuesto problema
      procedimiento proceso producto programa progreso promedio pronóstico propósito protocolo proveedor proyecto
      público pueblo puente puerto puesto punto puntaje queso ramo rango rasgo ratón rato rayo recibo recipiente
      recordatorio recorrido recuadro recuento recuerdo recurso refresco regalo registro reino relámpago
      reloj[p=relojes] requisito resfriado resto restaurante resultado resumen[p=resúmenes] reto retraso río riesgo
      ritmo robot[p=robots] rol ruido sábado saldo salón segmento segundo seguro sello semestre sensor separador
      servicio servidor siglo signo silencio símbolo sistema sitio sobre sofá software sol sonido sótano subtítulo suelo
      sueño suministro tablero taller tamaño taxi té teatro teclado tejido teléfono televisor tema temporizador tenedor
      texto tiempo tipo título tomate tono torneo total trabajo tráfico traje tramo transporte trastero tren[p=trenes]
      triángulo trofeo trozo truco turno tutorial universo uso valor vaso vehículo ventilador verano verbo vestido viaje
      video vídeo viento viernes vino virus visado volumen[p=volúmenes] vuelo yogur zapato zumo
    noun m: paraguas
    noun f: acción aceituna acera actividad actualización agenda agua águila ala alarma alerta alfombra alianza alma
      altura amistad ampliación ancla antena apariencia aplicación app área arena arma asignatura asistencia atención
      aula ausencia autorización ave avenida aventura avería ayuda banda bandeja bandera barra barrera base batería
      bebida beca billetera biblioteca bicicleta boca bodega bola bolsa bomba botella broma búsqueda cabeza cabra cadena
      caja calculadora calidad calificación calle calma cama cámara camioneta camisa camiseta campana campaña canasta
      cancha canción cantidad capa capacidad capital cara carga carne carpeta carrera carta cartera casa casilla
      catedral categoría causa cebolla celda cena cerveza chaqueta charla chispa cifra cima cinta circunstancia cita
      ciudad clase clave clausura coincidencia cola colección columna comida compañía comparación competencia compra
      comunidad conclusión condición conexión conferencia configuración confirmación consecuencia consola constante
      consulta contraseña contribución conversación copa copia corbata corona corrección correspondencia cosa costa
      costumbre creación crema cruz cuchara cuenta cuerda cuestión cultura curva decisión declaración demora dependencia
      derecha desventaja deuda devolución diapositiva dieta diferencia dificultad dirección discusión disponibilidad
      distancia división donación ducha duda edad edición educación ejecución elección emoción empresa encuesta energía
      enfermedad ensalada entidad entrada entrega época escala escalera escena escuela espada espera esquina estación
      estadística estancia estrategia estrella estructura etapa etiqueta evaluación excepción excursión experiencia
      expresión extensión fábrica factura falda familia fecha felicidad fiesta figura fila firma flecha flor flota forma
      fórmula foto fotografía frase frecuencia fresa frontera fruta fuente fuerza función galería galleta gana garantía
      gasolina gente gira gota gráfica guerra guía guitarra habilidad habitación hamburguesa herramienta historia hoja
      hora horchata huella idea identidad iglesia imagen[p=imágenes] impresión impresora incidencia indicación industria
      información inscripción insignia instalación instancia instrucción integración intención interfaz[p=interfaces]
      internet interrupción investigación invitación isla izquierda jarra jornada joya justicia lámpara lana lección
      leche lectura lengua letra leyenda libertad librería libra libreta licencia liga limonada limpieza línea linterna
      lista llamada llave llegada lluvia localización luna luz lupa madera maleta manera manga mano manta manzana
      máquina marca marcha margarita marea mascota máscara masa materia matrícula mayoría media medalla medicina medida
      mejora memoria mención mente mercancía mesa meta mezcla miel mina miniatura misa misión mitad mochila moda
      modificación molestia moneda montaña moto motocicleta muestra multa música nación naranja nariz naturaleza nave
      necesidad nevera nieve noche nota noticia notificación novedad novela nube oferta oficina ola opción operación
      opinión oportunidad oración oreja orilla página palabra palanca palmera paleta pantalla papelera parada pared
      pareja parte partida pasta pastilla pata patata paz pelea película pelota pena pera pérdida persona petición piel
      pieza pila pintura piscina pista pizza pizarra placa planta plantilla plata plataforma playa plaza plegaria pluma
      población política portada posición posibilidad práctica preferencia pregunta prenda presentación presión
      prioridad privacidad propiedad propina propuesta protección provincia prueba publicación puerta pulgada pulsera
      puntuación queja querella radio ración raíz rama razón reacción realidad rebaja receta recogida recomendación red
      región regla reina relación remesa reparación reproducción reseña reserva resolución responsabilidad respuesta
      restricción reunión revisión revista rodilla ropa rosa rueda ruta sal sala salida salsa salud sandía sangre
      sección secuencia seguridad selección semana sensación señal serie servilleta sesión silla sílaba sintaxis
      sobremesa solicitud solución sombra sonrisa sopa sorpresa subasta sugerencia suma superficie suscripción tabla
      tableta tapa tarde tarea tarifa tarjeta tarta tasa taza tecla técnica tecnología tela televisión temperatura
      temporada tendencia terraza tesis tienda tierra tinta toalla torre tortilla tormenta traducción trampa transacción
      transferencia transmisión tribu tumba ubicación unidad universidad uva vacación vacuna vara variable variante
      velocidad venta ventaja ventana verdad versión vez[p=veces] vía vida viñeta visita vista vocal voz vuelta
      zanahoria zona

    noun/person: abogado abuelo administrador alumno amigo
      anfitrión[ms=anfitrión,fs=anfitriona,mp=anfitriones,fp=anfitrionas] arquitecto autor bombero camarero campeón
      chico ciudadano cliente[s=cliente,p=clientes] cocinero colaborador comprador compañero conductor consumidor
      contador creador director diseñador doctor editor empleado enfermero entrenador escritor espectador fotógrafo
      ganador gato hermano hijo ingeniero invitado jefe[ms=jefe,fs=jefa,mp=jefes,fp=jefas] jugador lector maestro médico
      miembro[s=miembro,p=miembros] moderador muchacho músico niño novio obrero operador organizador pasajero perro
      presidente[ms=presidente,fs=presidenta,mp=presidentes,fp=presidentas] primo profesor programador propietario
      receptor remitente[s=remitente,p=remitentes] sobrino socio suscriptor tío trabajador traductor usuario vecino
      vendedor viajero voluntario
    noun/common: artista asistente cantante estudiante gerente participante periodista representante residente turista
      visitante adolescente paciente agente colega joven[p=jóvenes]
    noun m: rey padre varón
    noun f: mujer[p=mujeres] madre actriz[p=actrices]

    # Adjectives and participles

    adjective: abierto activo adjunto agotado agradable agrio alegre alto amable amarillo amargo ambos amplio ancho
      antiguo anual apagado apto archivado automático avanzado azul bajo barato básico bello bienvenido blanco bloqueado
      bonito borrado breve brillante buen[ms=buen,fs=buena,mp=buenos,fp=buenas] bueno caducado caliente calvo cancelado
      cansado capaz caro central cercano cerrado chico[ms=chico,fs=chica,mp=chicos,fp=chicas] ciego cierto claro clásico
      colectivo común[s=común,p=comunes] compartido compatible completado completo complicado comprado conectado
      configurado confirmado conocido contento correcto corto creado crítico cuadrado cubierto dañado débil delgado
      derecho desactivado desconectado desconocido descargado destacado diario diferente difícil digital directo
      disponible distinto divertido doble dulce duplicado duro económico editado elegido eliminado emocionado encantado
      encendido encontrado enfermo enorme enviado escrito especial estricto estrecho exacto excelente exclusivo exitoso
      experto externo extra extraño fácil falso familiar famoso favorito feliz feo fijo final fino firmado físico
      flexible flojo fresco frecuente frío frito fuerte futuro general gordo gran[s=gran,p=grandes] grande
      gratis[=gratis] gratuito grave gris[s=gris,p=grises] grueso guapo guardado hecho hermoso histórico honesto
      horizontal húmedo igual ilimitado ilustrado importado importante imposible impreso inactivo incluido incompleto
      incorrecto individual inferior/or inicial inmediato instalado inteligente interesado interesante interior/or
      exterior/or superior/or mayor/or menor/or mejor/or peor/or posterior/or anterior/or interno inválido invisible
      invitado izquierdo joven[s=joven,p=jóvenes] junto justo largo leído lento libre ligero limitado limpio líquido
      listo llamado llegado lleno local loco lujoso malo mal[ms=mal,fs=mala,mp=malos,fp=malas] manual
      marrón[s=marrón,p=marrones] mediano medio mensual mínimo máximo mismo moderno mojado morado móvil movido muerto
      musical nacional natural necesario negativo negro nervioso neutro ninguno normal nuevo numeroso obligatorio
      ocupado oculto oficial omitido opcional orgulloso original oscuro pagado parcial particular pasado pendiente
      pequeño perdido perfecto permanente permitido personal personalizado pesado picante plano pobre poderoso popular
      positivo posible precioso predeterminado preocupado preparado presente previo primario
      primer[ms=primer,fs=primera,mp=primeros,fp=primeras] primero principal privado probado profesional profundo
      programado prohibido pronto propio protegido próximo publicado público puro rápido raro realizado recibido
      reciente recomendado redondo registrado regular relacionado relajado religioso repetido resuelto reservado
      responsable restante rico rojo rosa[s=rosa,p=rosa] roto sabroso salado sano santo satisfecho seco secundario
      segundo seguido seguro seleccionado semanal sencillo sensible separado silencioso similar simple sincronizado
      social solo sólido soltero sordo suave subido sucio suficiente suscrito tardío
      tercer[ms=tercer,fs=tercera,mp=terceros,fp=terceras] terminado tibio tinto tomado total traducido tranquilo triste
      último único unido urgente útil vacío válido vendido vencido verdadero verde vertical viejo violento visible visto
      vivo vacunado vegetariano vegano
    adjective: español[ms=español,fs=española,mp=españoles,fp=españolas] francés inglés alemán italiano portugués
      japonés chino americano europeo mexicano

    """#
}
